import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, valueConditions } from '../queries/filter-values.ts';
import type { Values } from '../queries/prepared-query.ts';
import { type SearchShape, type SearchValues, searchConditions } from '../queries/search/text-search.ts';

/** Which conditions a query has: everything about a filter that changes the SQL text. */
export interface FilterShape {
  readonly search: SearchShape;
  readonly category: Amount;
  readonly priority: Amount;
  readonly verified: boolean;
}

/** The values of a filter. */
export interface FilterValues extends SearchValues {
  readonly category: readonly string[] | string;
  readonly priority: readonly string[] | string;
  readonly verified: boolean;
}

/** The conditions of a list of articles. */
export function articleConditions(value: Values<FilterValues>, shape: FilterShape): RawBuilder<SqlBool>[] {
  return [
    ...searchConditions('article', value, shape.search),
    ...valueConditions('article.category', shape.category, value('category')),
    ...valueConditions('article.priority', shape.priority, value('priority')),
    ...(shape.verified ? [sql<SqlBool>`article.verified = ${value('verified')}::boolean`] : []),
  ];
}
