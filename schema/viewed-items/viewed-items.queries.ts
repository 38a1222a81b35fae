import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { listed as listedDocument } from '../compliance/document-conditions.ts';
import { listed as listedArticle } from '../news/article-filter.ts';
import { keyOfRow } from '../queries/lists/keyed-row.ts';
import { isUuid } from '../queries/uuid.ts';
import type { DB } from '../tables.ts';

/** What can be opened on a page of its own. */
export type ViewedKind = 'job' | 'equipment' | 'document' | 'article';

/** An item that a visitor opened, in few words. */
export interface ViewedItem {
  readonly kind: ViewedKind;
  readonly id: string;
  /** Its name in addresses; null where it has none but its identifier. */
  readonly slug: string | null;
  readonly title: string;
  /** Who is behind it, and where. */
  readonly detail: string;
  /** Since when it is not offered any more, as an instant or a day; null while it is. */
  readonly endedAt: string | null;
  /** The last day on which it is offered, as YYYY-MM-DD; null where none is set. */
  readonly endsOn: string | null;
}

/** The jobs with these identifiers that are not hidden, open or closed. */
export async function findViewedJobs(db: Kysely<DB>, ids: readonly string[]): Promise<ViewedItem[]> {
  const rows = await db
    .selectFrom('job')
    .innerJoin('employer', 'employer.id', 'job.employer_id')
    .innerJoin('place', 'place.id', 'job.place_id')
    .select(['job.id', 'job.title', 'job.closed_at', 'job.closes_on', 'employer.name', 'place.town'])
    .where(isOneOf('job.id', ids))
    .where('job.hidden_at', 'is', null)
    .execute();
  return rows.map(({ id, title, closed_at: endedAt, closes_on: endsOn, name, town }) => ({
    ...{ kind: 'job' as const, id, slug: null, title, detail: `${name}, ${town}`, endedAt, endsOn },
  }));
}

/** The products with these identifiers that are published and not hidden, offered or withdrawn. */
export async function findViewedEquipment(db: Kysely<DB>, ids: readonly string[]): Promise<ViewedItem[]> {
  const rows = await db
    .selectFrom('equipment')
    .innerJoin('supplier', 'supplier.id', 'equipment.supplier_id')
    .select(['equipment.id', 'equipment.name as title', 'equipment.withdrawn_at', 'supplier.name'])
    .where(isOneOf('equipment.id', ids))
    .where('equipment.hidden_at', 'is', null)
    .where('equipment.review_state', '=', 'published')
    .execute();
  return rows.map(({ id, title, withdrawn_at: endedAt, name }) => ({
    ...{ kind: 'equipment' as const, id, slug: null, title, detail: name, endedAt, endsOn: null },
  }));
}

/** The published documents with these identifiers or names. */
export async function findViewedDocuments(db: Kysely<DB>, keys: readonly string[]): Promise<ViewedItem[]> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'slug', 'title', 'source'])
    .where(isNamedBy(keys))
    .where(listedDocument)
    .execute();
  return rows.map(({ source, ...row }) => ({ kind: 'document', ...row, detail: source, endedAt: null, endsOn: null }));
}

/** The published articles with these identifiers or names. */
export async function findViewedArticles(db: Kysely<DB>, keys: readonly string[]): Promise<ViewedItem[]> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'source'])
    .where(isNamedBy(keys))
    .where(listedArticle)
    .execute();
  return rows.map(({ source, ...row }) => ({ kind: 'article', ...row, detail: source, endedAt: null, endsOn: null }));
}

/** The condition that an identifier is one of these; what can be none would be an error to the database. */
function isOneOf(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${ids.filter(isUuid)}::uuid[])`;
}

/** The condition that a row has one of these identifiers, or of these names in addresses. */
function isNamedBy(keys: readonly string[]): RawBuilder<SqlBool> {
  const slugs = keys.map(keyOfRow).flatMap((key) => (key && 'slug' in key ? key.slug : []));
  return sql<SqlBool>`(${isOneOf('id', keys)} or slug = any(${slugs}::text[]))`;
}
