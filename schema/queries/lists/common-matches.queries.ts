import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { cachedAnswer } from '../cached-answer.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { SearchShape } from '../search/text-search.ts';
import { allOf, newestFirst, type SearchedTable } from './listed-table.ts';

/** A search is tried on this many of the newest rows, and is common if this many of them match. */
const LOOKED_AT = 1_000;
const COMMON = 50;

/**
 * Tells whether a search finds so much that reading only the first 10,000 is fastest by going through
 * the rows one by one. The planner cannot tell: of words that stand together it expects far too few, collects all that
 * there are of them, and sorts those, which among a million rows is most of the table. Kept for a minute.
 */
export function commonMatchReader<Shape extends { readonly search: SearchShape }, Parameters extends object>(
  listed: SearchedTable<Shape, Parameters>,
): (db: Kysely<DB>, shape: Shape, values: Parameters) => Promise<boolean> {
  const countAmongNewest = preparedQuery<Shape, Parameters, { count: number }>((db, value, shape) => {
    const matches = sql`(select 1 from ${newestRows(listed, LOOKED_AT)} where ${allOf(listed.conditions(value, shape))})`;
    return db.selectFrom(matches.as('matches')).select((select) => select.fn.countAll<number>().as('count'));
  });
  const isCommon = cachedAnswer(
    60_000,
    async (db, { shape, values }: { readonly shape: Shape; readonly values: Parameters }) =>
      ((await countAmongNewest(db, shape, values))[0]?.count ?? 0) >= COMMON,
  );
  return async (db, shape, values) => shape.search !== 'none' && isCommon(db, { shape, values });
}

/** The rows under the table's name: read through the indexes of the conditions, or one by one if matches are common. */
export function matchedRows(listed: SearchedTable<never, never>, common: boolean): RawBuilder<unknown> {
  return common ? newestRows(listed) : sql.table(listed.table);
}

/**
 * A limit keeps the conditions outside, so that only an index of this order is of use. Where there is none, it is one
 * that the planner does not see: it then expects that a part of the rows will do, as is the case.
 */
function newestRows(listed: SearchedTable<never, never>, most?: number): RawBuilder<unknown> {
  const { table, listed: inLists = sql`true` } = listed;
  const limit = most === undefined ? sql`(select null::bigint)` : sql.lit(most);
  return sql`(
    select * from ${sql.table(table)} where ${inLists} order by ${newestFirst(listed)} limit ${limit}
  ) as ${sql.table(table)}`;
}
