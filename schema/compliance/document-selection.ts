import { type SelectQueryBuilder, sql } from 'kysely';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import { oncePerSelection, wantedColumns } from '../queries/wanted-columns.ts';
import type { DB } from '../tables.ts';
import type { DocumentRow, VersionRow } from './document-row.ts';

/** How many versions of a document are shown, the newest. */
export const MOST_VERSIONS = 50;

/** Columns of a document, and the fields that are made from them. Those of the orders are read for cursors in any case. */
const columnUses = {
  'document.description': ['description'],
  'document.category': ['category', 'categoryLabel'],
  'document.urgency': ['urgency'],
  'document.source': ['source'],
  'document.source_url as sourceUrl': ['sourceUrl'],
  'document.review_on as reviewOn': ['reviewDate'],
  'document.download_count as downloadCount': ['downloads'],
  'document.checksum': ['checksum'],
  'document.file_bytes as fileBytes': ['fileBytes', 'fileSize'],
} as const;

/** What a request asks for. The rest is neither read nor joined. */
export interface WantedParts {
  readonly columns: readonly (keyof typeof columnUses)[];
  /** What only the newest version knows. */
  readonly current: boolean;
  readonly versions: boolean;
  /** What the versions say beside their texts. */
  readonly details: boolean;
  /** The texts of all versions: megabytes, so that only fields with a price for them may select these. */
  readonly texts: boolean;
}

const detailFields = ['regulations', 'laws', 'applicableTo', 'lawChange'];

/** Works out what to read from the names of the selected fields. */
export const wantedParts = oncePerSelection(
  (fields): WantedParts => ({
    columns: wantedColumns(fields, columnUses),
    current: ['content', ...detailFields].some((field) => fields.has(field)),
    versions: fields.has('versions'),
    details: detailFields.some((field) => fields.has(`versions.${field}`)),
    texts: fields.has('versions.content') || fields.has('versions.changes'),
  }),
);

const day = sql.raw(`to_char(published_at at time zone 'Europe/London', 'YYYY-MM-DD')`);

/** Columns and joins for documents; `query` must offer the table or a page of it under the name document. */
export function selectDocuments(query: RowQuery, wanted: WantedParts): RowQuery<DocumentRow> {
  const documents = query as unknown as SelectQueryBuilder<DB, 'document', object>;
  const selected = documents
    .select([
      'document.id',
      'document.slug',
      'document.title',
      'document.title_order as titleOrder',
      'document.urgency_rank as urgencyRank',
      'document.version',
      'document.unpublished_at as unpublishedAt',
      'document.published_at as publishedAt',
      ...wanted.columns,
    ])
    .select(sql<string>`to_char(document.published_at at time zone 'Europe/London', 'YYYY-MM-DD')`.as('publishedOn'))
    .$if(wanted.current, (rows) =>
      rows
        .leftJoin('document_version as current', (join) =>
          join
            .onRef('current.document_id', '=', 'document.id')
            .on('current.number', '=', sql<string>`document.version`),
        )
        .select([
          'current.content',
          'current.regulations',
          'current.applicable_to as applicableTo',
          'current.law_change as lawChange',
        ]),
    )
    .$if(wanted.versions, (rows) => rows.select(versionsOf(wanted).as('versions')))
    .$castTo<DocumentRow>();
  return selected as unknown as RowQuery<DocumentRow>;
}

function versionsOf(wanted: WantedParts) {
  const details = wanted.details
    ? sql`, regulations, applicable_to as "applicableTo", law_change as "lawChange"`
    : sql``;
  const texts = wanted.texts ? sql`, content` : sql``;
  return sql<VersionRow[]>`(
    select coalesce(jsonb_agg(to_jsonb(published)), '[]')
    from (
      select number, ${day} as "publishedOn", change_note as "changeNote", checksum, file_bytes as "fileBytes" ${details} ${texts}
      from document_version where document_id = document.id
      order by published_at desc, id desc limit ${sql.lit(MOST_VERSIONS + 1)}
    ) as published
  )`;
}
