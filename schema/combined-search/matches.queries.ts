import { type Kysely, type RawBuilder, sql } from 'kysely';
import { preparedQuery, unplanned, type Values } from '../graph/prepared-query.ts';
import { allOf, type ListedTable, newestFirst, type RowQuery, type SearchedTable } from '../lists/listed-table.ts';
import { type RecencyValues, recencyReader } from '../lists/recency.queries.ts';
import { scoredMatches } from '../lists/relevance.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';
import type { DB } from '../tables.ts';
import type { Deadline } from './deadline.ts';

/** What was found of a search in a row. */
export interface Match {
  /** Places of the forms that stand in it. */
  readonly matchedForms: readonly number[];
  /** Of these, the ones that stand in its title. */
  readonly titleForms: readonly number[];
  /** Whether the whole of what was typed stands in it, one word after the other. */
  readonly hasPhrase: boolean;
  /** Thousandths. */
  readonly textRank: number;
}

/** What a table is searched for. */
export interface MatchValues {
  /** Which rows are looked at, as a tsquery. */
  readonly query: string;
  /** A LIKE pattern of the whole text; finds it as a part of the title, too. */
  readonly pattern: string;
  /** All forms and the typed words that each stands for, as JSON: `[{"form": 0, "word": 0, "query": "'nurs'"}]`. */
  readonly forms: string;
  /** Any of the forms, as a tsquery. */
  readonly anyForm: string;
  readonly phrase: string;
  /** How many rows are wanted. */
  readonly most: number;
}

/**
 * The reader of the rows of a table that answer a search best: by relevance first, then by text rank. Without a query
 * it reads the newest rows. There is one for each table, because it holds the prepared query.
 */
export function matchReader<
  Row,
  OrderName extends string,
  Shape extends { readonly search: SearchShape },
  Parameters extends SearchValues,
  Wanted,
>(listed: ListedTable<Row, OrderName, Shape, Parameters, Wanted>) {
  type Given = Parameters & RecencyValues & MatchValues;
  const { table } = listed;
  const readRecency = recencyReader(listed);

  const findMatches = preparedQuery<
    { readonly filter: Shape; readonly wanted: Wanted; readonly windows: number },
    Given,
    Row & Match
  >((db, value, shape) => {
    const looked =
      shape.filter.search === 'none' ? newestRows(listed, value, shape.filter) : scoredMatches(listed, value, shape);
    const best = bestOf(listed, looked, value as unknown as Values<MatchValues>);
    const rows = listed.select(db.selectFrom(best.as(table)) as unknown as RowQuery, shape.wanted);
    const column = (name: string) => sql<never>`${sql.ref(`${table}.${name}`)}`;
    return rows
      .select([
        column('matched_forms').as('matchedForms'),
        column('title_forms').as('titleForms'),
        column('has_phrase').as('hasPhrase'),
        column('text_rank').as('textRank'),
      ])
      .orderBy(column('place'))
      .$castTo<Row & Match>();
  });

  return async (
    db: Kysely<DB>,
    asked: { readonly shape: Shape; readonly values: Parameters; readonly wanted: Wanted; readonly match: MatchValues },
    deadline: Deadline,
  ): Promise<(Row & Match)[]> => {
    const search: SearchShape = asked.match.query === '' ? 'none' : 'words';
    const { windows, values } = await readRecency(db);
    deadline.check();
    return findMatches(
      db,
      { filter: { ...asked.shape, search }, wanted: asked.wanted, windows },
      { ...asked.values, ...values, ...asked.match },
    );
  };
}

function newestRows<Shape extends object, Parameters extends object>(
  listed: SearchedTable<Shape, Parameters>,
  value: Values<Parameters & MatchValues>,
  filter: Shape,
): RawBuilder<unknown> {
  return sql`(
    select ${sql.ref(`${listed.table}.id`)}, ${sql.ref(`${listed.table}.${listed.time}`)} from ${sql.table(listed.table)}
    where ${allOf(listed.conditions(value as Values<Parameters>, filter))}
    order by ${newestFirst(listed)} limit ${value('most')}::int
  )`;
}

/** Finds out what of the search stands in each of the rows, at most a hundred, and keeps the best. */
function bestOf(
  { table, time }: Pick<SearchedTable<never, never>, 'table' | 'time'>,
  looked: RawBuilder<unknown>,
  value: Values<MatchValues>,
): RawBuilder<object> {
  const vector = sql`searched.search_vector`;
  const evidence = sql`
    select
      coalesce(array_agg(distinct form.form), '{}') as matched_forms,
      coalesce(array_agg(distinct form.form) filter (where ts_filter(${vector}, '{a}') @@ form.query::tsquery), '{}') as title_forms,
      count(distinct form.word) as words
    from jsonb_to_recordset((select ${value('forms')}::jsonb)) as form (form integer, word integer, query text)
    where ${vector} @@ form.query::tsquery`;
  // The title comes first in the searched text, and there a whole word's beginning is worth more than a part of one.
  const title = sql`split_part(searched.search_text, ' · ', 1)`;
  const part = sql`(select search_fold(${value('pattern')}))`;
  const rank = sql`round(1000 * (
    ts_rank('{0.05, 0.2, 0.4, 1}', ${vector}, ${unplanned(value('anyForm'), 'tsquery')}, 32)
    + case when ${title} like ${part} then 0.5 else 0 end
    + case when ' ' || ${title} like '% ' || substr(${part}, 2) then 0.5 else 0 end
  ))::integer`;
  return sql<object>`(
    select ${sql.table(table)}.*, best.matched_forms, best.title_forms, best.has_phrase, best.text_rank, best.place
    from (
      select *, row_number() over (order by has_phrase desc, words desc, text_rank desc, time desc, id desc) as place
      from (
        select
          searched.id, looked.${sql.ref(time)} as time, evidence.*, ${rank} as text_rank,
          (searched.search_text like ${part} or ${vector} @@ ${unplanned(value('phrase'), 'tsquery')}) as has_phrase
        from ${looked} as looked
        inner join ${sql.table(table)} as searched on searched.id = looked.id
        cross join lateral (${evidence}) as evidence
      ) as judged
      order by place limit ${value('most')}::int
    ) as best
    inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = best.id
  )`;
}
