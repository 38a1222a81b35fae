import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, valueConditions } from '../queries/filter-values.ts';
import type { Values } from '../queries/prepared-query.ts';
import { type SearchShape, type SearchValues, searchConditions } from '../queries/search/text-search.ts';

/** Which conditions a query has: everything about a filter that changes the SQL text. */
export interface FilterShape {
  readonly search: SearchShape;
  readonly category: Amount;
  readonly urgency: Amount;
  readonly source: Amount;
}

/** The values of a filter. */
export interface FilterValues extends SearchValues {
  readonly category: readonly string[] | string;
  readonly urgency: readonly string[] | string;
  /** Folded names. */
  readonly source: readonly string[] | string;
}

/** Published documents: the condition of the partial indexes. */
export const listed = sql<SqlBool>`document.version is not null and document.unpublished_at is null`;

/** The conditions of a list of published documents. */
export function documentConditions(value: Values<FilterValues>, shape: FilterShape): RawBuilder<SqlBool>[] {
  return [
    listed,
    ...searchConditions('document', value, shape.search),
    ...valueConditions('document.category', shape.category, value('category')),
    ...valueConditions('document.urgency', shape.urgency, value('urgency')),
    ...valueConditions(sql`search_fold(document.source)`, shape.source, value('source')),
  ];
}
