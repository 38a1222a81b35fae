import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../queries/uuid.ts';
import type { DB } from '../../tables.ts';
import { listed } from '../document-conditions.ts';
import type { LawChange } from '../document-row.ts';
import type { ComplianceChange, Watched } from './compliance-change.ts';

type Row = Omit<ComplianceChange, 'kind' | 'summary' | 'sourceUrl'>;

export interface PublishedVersion extends Row {
  readonly changeNote: string;
  readonly lawChange: Pick<LawChange, 'title' | 'text' | 'sourceUrl'> | null;
}

/** The versions that were published from a day on, in London, the newest first. */
export async function listVersionsSince(
  db: Kysely<DB>,
  since: string,
  watched: Watched,
  most: number,
): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select to_char(version.published_at at time zone 'Europe/London', 'YYYY-MM-DD') as "on",
      document.id as "documentId", document.slug, document.title, version.number as version, version.regulations,
      version.change_note as "changeNote", version.law_change as "lawChange"
    from document_version version join document on document.id = version.document_id
    where version.published_at >= ${since}::date::timestamp at time zone 'Europe/London'
      and ${listed} and ${isWatched(watched)}
    order by version.published_at desc, version.id desc
    limit ${most}`.execute(db);
  return rows;
}

/** The published documents whose text is to be read again by a day, the earliest first, each with its newest version. */
export async function listReviewsUntil(db: Kysely<DB>, until: string, watched: Watched, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select to_char(document.review_on, 'YYYY-MM-DD') as "on", document.id as "documentId", document.slug,
      document.title, version.number as version, version.regulations
    from document join document_version version
      on version.document_id = document.id and version.number = document.version
    where ${listed} and document.review_on <= ${until}::date and ${isWatched(watched)}
    order by document.review_on, document.id
    limit ${most}`.execute(db);
  return rows;
}

/** The published documents with these identifiers or slugs. */
export async function findDocumentIds(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<{ readonly id: string; readonly slug: string }[]> {
  return db
    .selectFrom('document')
    .select(['id', 'slug'])
    .where(listed)
    .where((where) =>
      where.or([sql<SqlBool>`slug = any(${keys}::text[])`, sql<SqlBool>`id = any(${keys.filter(isUuid)}::uuid[])`]),
    )
    .execute();
}

/** Whether a document is among those that are named, and its version names one of the regulations, as whole words. */
function isWatched({ documentIds, regulationNames }: Watched): RawBuilder<SqlBool> {
  const conditions = [
    ...(documentIds.length > 0 ? [sql<SqlBool>`document.id = any(${documentIds}::uuid[])`] : []),
    ...(regulationNames.length > 0
      ? [
          sql<SqlBool>`exists (
            select from unnest(version.regulations) as regulation, unnest(${regulationNames}::text[]) as name
            where strpos(${inWords('regulation')}, ${inWords('name')}) > 0)`,
        ]
      : []),
  ];
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

/** A text as words with a space around each. */
function inWords(column: string): RawBuilder<string> {
  return sql<string>`' ' || trim(regexp_replace(search_fold(${sql.ref(column)}), '[^a-z0-9/]+', ' ', 'g')) || ' '`;
}
