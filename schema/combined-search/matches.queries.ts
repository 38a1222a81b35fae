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
  /** Whether the whole of what was typed stands in its title, or in what else says what it is. */
  readonly hasPhrase: boolean;
  /** The weights of the words that were asked for and stand in it; less where a word stands in its text alone. */
  readonly share: number;
  /** Where the words stand and how much they tell, in thousandths. */
  readonly textRank: number;
}

/** A form as a row is judged by it, once for each word that it stands for. */
export interface JudgedForm {
  readonly form: number;
  readonly word: number;
  /** A tsquery. */
  readonly query: string;
  readonly weight: number;
  /** How near it is to what was typed, 0 to 1. */
  readonly likeness: number;
  /** Whether the word is asked for, and does not only name a part of the portal. */
  readonly asked: boolean;
  /** How many words of a title it covers. */
  readonly size: number;
  readonly corrected: boolean;
}

/** What a table is searched for. */
export interface MatchValues {
  /** Which rows are looked at, as a tsquery. */
  readonly query: string;
  /** A LIKE pattern of the whole text. */
  readonly pattern: string;
  /** A LIKE pattern of it in a title, before which stands a space; the empty text where words alone are looked for. */
  readonly titlePattern: string;
  /** `JudgedForm`s as JSON. */
  readonly forms: string;
  /** The weights of all words together. */
  readonly wholeWeight: number;
  /** How many words are asked for. */
  readonly wordsAsked: number;
  /** Any of the forms, as a tsquery. */
  readonly anyForm: string;
  readonly phrase: string;
  /** How many rows are wanted. */
  readonly most: number;
}

/** What a word is worth in the title, in what else says what a row is, and in its text. */
const WORTH = { title: 1, lead: 0.65, text: 0.35 };
/** What a word in the text counts, where others are missing. */
const IN_TEXT = 0.7;

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
        column('share').as('share'),
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

/**
 * Finds out what of the search stands in each of the rows, at most a hundred, and keeps the best: rows with the phrase,
 * then those with all words or the most telling ones, then those by the words as they were typed, then those where telling words stand in front.
 */
function bestOf(
  { table, time, leads = 'bc' }: Pick<SearchedTable<never, never>, 'table' | 'time' | 'leads'>,
  looked: RawBuilder<unknown>,
  value: Values<MatchValues>,
): RawBuilder<object> {
  const vector = sql`searched.search_vector`;
  const fields = sql`
    select ts_filter(${vector}, '{a}') as title, ts_filter(${vector}, ${sql.lit(`{${[...leads].join()}}`)}::"char"[]) as lead,
      ts_filter(${vector}, '{b,c}') as front
    offset 0`;
  const evidence = sql`
    with matched as materialized (
      select form.*, fields.title @@ form.query as in_title, case
          when fields.title @@ form.query then ${sql.lit(WORTH.title)}
          when fields.front @@ form.query then ${sql.lit(WORTH.lead)}
          else ${sql.lit(WORTH.text)} end * form.weight * form.likeness as worth,
        case when fields.title @@ form.query or fields.front @@ form.query then 1 else ${sql.lit(IN_TEXT)} end
          * form.weight as share
      from form where ${vector} @@ form.query
    ),
    words as (
      select max(worth) as worth, max(share) filter (where asked) as share, coalesce(max(size) filter (where in_title), 0) as size, bool_and(corrected) as corrected
      from matched group by word
    )
    select
      (select coalesce(array_agg(distinct form), '{}') from matched) as matched_forms,
      (select coalesce(array_agg(distinct form) filter (where in_title), '{}') from matched) as title_forms,
      count(share) >= ${value('wordsAsked')}::int as complete,
      coalesce(sum(share), 0) as share,
      coalesce(bool_or(corrected), false) as corrected,
      coalesce(sum(worth), 0) as worth,
      least(1, sum(size) / greatest(1, length(fields.title))) as title_share
    from words`;
  // The title comes first in the searched text.
  const title = sql`split_part(searched.search_text, ' · ', 1)`;
  const phrase = unplanned(value('phrase'), 'tsquery');
  const inTitle = sql`(fields.title @@ ${phrase} or ' ' || ${title} like (select search_fold(${value('titlePattern')})))`;
  const rank = sql`round(1000 * (
    evidence.worth / greatest(${value('wholeWeight')}::double precision, 0.001) + 0.4 * evidence.title_share
    + case when phrases.phrase_in_title then 0.4 else 0 end
    + 0.1 * ts_rank('{0.05, 0.2, 0.4, 1}', ${vector}, ${unplanned(value('anyForm'), 'tsquery')}, 32)
  ))::integer`;
  return sql<object>`(
    with form as materialized (
      select form, word, query::tsquery as query, weight, likeness, asked, size, corrected
      from jsonb_to_recordset((select ${value('forms')}::jsonb))
        as form (form integer, word integer, query text, weight double precision, likeness double precision,
          asked boolean, size double precision, corrected boolean)
    )
    select ${sql.table(table)}.*, best.matched_forms, best.title_forms, best.has_phrase, best.share, best.text_rank, best.place
    from (
      select *, row_number() over (
        order by has_phrase desc, complete desc, round(share::numeric, 2) desc, corrected, text_rank desc, time desc, id desc) as place
      from (
        select
          searched.id, looked.${sql.ref(time)} as time, evidence.*, ${rank} as text_rank,
          (phrases.phrase_in_title or fields.lead @@ ${phrase}) as has_phrase
        from ${looked} as looked
        inner join ${sql.table(table)} as searched on searched.id = looked.id
        cross join lateral (${fields}) as fields
        cross join lateral (select ${inTitle} as phrase_in_title) as phrases
        cross join lateral (${evidence}) as evidence
      ) as judged
      order by place limit ${value('most')}::int
    ) as best
    inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = best.id
  )`;
}
