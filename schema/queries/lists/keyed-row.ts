import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';
import type { SearchShape } from '../search/text-search.ts';
import { isUuid } from '../uuid.ts';
import { rowQuery } from './list.queries.ts';
import type { ListedTable } from './listed-table.ts';

/** No column of slugs takes more characters. */
const LONGEST_SLUG = 120;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Selected<Row, OrderName extends string, Shape extends { readonly search: SearchShape }, Wanted> = Pick<
  ListedTable<Row, OrderName, Shape, never, Wanted>,
  'table' | 'select'
>;
type FindRow<Row, Wanted> = (db: Kysely<DB>, key: string, wanted: Wanted) => Promise<Row | undefined>;

/** A search for a row by its identifier; a text that is no UUID is not queried. */
export function findById<Row, OrderName extends string, Shape extends { readonly search: SearchShape }, Wanted>(
  listed: Selected<Row, OrderName, Shape, Wanted>,
): FindRow<Row, Wanted> {
  const byId = rowQuery(listed, 'id');
  return async (db, key, wanted) => (isUuid(key) ? (await byId(db, wanted, { key }))[0] : undefined);
}

/** A search for a row by its identifier or its name in addresses. */
export function findByIdOrSlug<Row, OrderName extends string, Shape extends { readonly search: SearchShape }, Wanted>(
  listed: Selected<Row, OrderName, Shape, Wanted>,
): FindRow<Row, Wanted> {
  const byId = findById(listed);
  const bySlug = rowQuery(listed, 'slug');
  return async (db, key, wanted) =>
    (await byId(db, key, wanted)) ?? (isSlug(key) ? (await bySlug(db, wanted, { key }))[0] : undefined);
}

/** Which of both a text can be; undefined if it can be neither. */
export function keyOfRow(key: string): { readonly id: string } | { readonly slug: string } | undefined {
  if (isUuid(key)) {
    return { id: key };
  }
  return isSlug(key) ? { slug: key } : undefined;
}

function isSlug(key: string): boolean {
  return key.length <= LONGEST_SLUG && slug.test(key);
}
