import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import type { FacetValue } from '../facet-value.ts';
import { COUNT_LIMIT } from '../page.ts';
import { preparedQuery } from '../prepared-query.ts';
import { planForValues, type SearchShape } from '../search/text-search.ts';
import { commonMatchReader, matchedRows } from './common-matches.queries.ts';
import { allOf, newestFirst, type SearchedTable } from './listed-table.ts';

/** How the values of one facet are found and shown. */
export interface Facet {
  /** With the table's name before the column's, which stands among those that are read for facets. */
  readonly value: RawBuilder<unknown>;
  /** What must be joined for it. */
  readonly join?: RawBuilder<unknown>;
  present(value: string): { value: string; label: string };
}

/**
 * Counts the values of a facet among the first 10,000 matches, most frequent first; 100 at most. A facet has the name
 * of the filter that it serves, and that filter does not narrow it.
 *
 * @param columns all columns that facets read: one index holds them, newest first.
 */
export function facetCounter<
  Name extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends object,
>(
  listed: SearchedTable<Shape, Parameters>,
  columns: readonly string[],
  facets: Readonly<Record<Name, Facet>>,
): (db: Kysely<DB>, facet: Name, filter: Shape, values: Parameters) => Promise<FacetValue[]> {
  const { table } = listed;
  const read = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));

  const isCommon = commonMatchReader(listed);
  const countValues = preparedQuery<
    { readonly facet: Name; readonly filter: Shape; readonly common: boolean },
    Parameters,
    { value: string; count: number }
  >((db, value, shape) => {
    const { value: counted, join = sql`` } = facets[shape.facet];
    const matches = sql`
      select ${read} from ${matchedRows(listed, shape.common)}
      where ${allOf(listed.conditions(value, shape.filter))}
      order by ${newestFirst(listed)} limit ${sql.lit(COUNT_LIMIT)}`;
    const query = sql<{ value: string; count: number }>`
      select ${counted} as value, count(*) as count
      from (${matches}) as ${sql.table(table)} ${join}
      where ${counted} is not null
      group by 1 order by count desc, value limit 100 ${planForValues}`;
    return { compile: () => query.compile(db) };
  });

  return async (db, facet, filter, values) => {
    const others = { ...filter, ...withoutFilter(filter, facet) };
    const common = await isCommon(db, others, values);
    const rows = await countValues(db, { facet, filter: others, common }, values);
    return rows.map(({ value, count }) => ({ ...facets[facet].present(value), count }));
  };
}

function withoutFilter(filter: object, name: string): object {
  const shape = (filter as Record<string, unknown>)[name];
  return { [name]: typeof shape === 'boolean' ? false : 'none' };
}
