import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, valueConditions } from '../queries/filter-values.ts';
import type { Values } from '../queries/prepared-query.ts';
import { type SearchShape, type SearchValues, searchConditions } from '../queries/search/text-search.ts';

/** Which conditions a query has: everything about a filter that changes the SQL text. */
export interface FilterShape {
  readonly search: SearchShape;
  readonly category: Amount;
  readonly condition: Amount;
  readonly availability: Amount;
  readonly priceBand: Amount;
  readonly priceMin: boolean;
  readonly priceMax: boolean;
}

/** The values of a filter. */
export interface FilterValues extends SearchValues {
  readonly category: readonly string[] | string;
  readonly condition: readonly string[] | string;
  readonly availability: readonly string[] | string;
  readonly priceBand: readonly string[] | string;
  readonly priceMin: number;
  readonly priceMax: number;
}

/**
 * Products that are offered and not hidden with their account, in the very words of the indexes of the table, which hold
 * no others.
 */
export const offered = sql<SqlBool>`equipment.withdrawn_at is null and equipment.review_state = 'published'
  and equipment.hidden_at is null`;

/** The conditions of a list of products that are offered. */
export function equipmentConditions(value: Values<FilterValues>, shape: FilterShape): RawBuilder<SqlBool>[] {
  return [
    offered,
    ...searchConditions('equipment', value, shape.search),
    ...valueConditions('equipment.category', shape.category, value('category')),
    ...valueConditions('equipment.condition', shape.condition, value('condition')),
    ...valueConditions('equipment.availability', shape.availability, value('availability')),
    ...valueConditions('equipment.price_band', shape.priceBand, value('priceBand')),
    ...(shape.priceMin ? [sql<SqlBool>`equipment.price >= ${value('priceMin')}::numeric`] : []),
    ...(shape.priceMax ? [sql<SqlBool>`equipment.price <= ${value('priceMax')}::numeric`] : []),
  ];
}

/**
 * Whether it depends on the values if few or many products match: with a bound of the price, or with more than one
 * value. The products of one value alone stand in every order in an index of its column.
 */
export function narrowsUnevenly({ priceMin, priceMax, ...shape }: FilterShape): boolean {
  const amounts = [shape.category, shape.condition, shape.availability, shape.priceBand];
  const filters = amounts.filter((amount) => amount !== 'none');
  return priceMin || priceMax || filters.length > 1 || filters.includes('many');
}
