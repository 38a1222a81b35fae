import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Deadline } from '../queries/deadline.ts';
import {
  allOf,
  type ListedTable,
  newestFirst,
  type RowQuery,
  type SearchedTable,
} from '../queries/lists/listed-table.ts';
import { type RecencyValues, recencyReader } from '../queries/lists/recency.queries.ts';
import { candidateRows } from '../queries/lists/relevance.ts';
import { PLAN_ONCE, preparedQuery, unplanned, type Values } from '../queries/prepared-query.ts';
import type { SearchShape, SearchValues } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';

/** What was found of a search in a row. */
export interface Match {
  /** Places of the forms that stand in it. */
  readonly matchedForms: readonly number[];
  /** Of these, the ones that stand in its title. */
  readonly titleForms: readonly number[];
  /**
   * Whether the whole of what was typed stands in its title, or in what else says what it is. Of a search that holds a
   * known term, all words may stand in the title in any order, each by itself or as a synonym: 'icu nurse' is 'Nurse,
   * Critical Care', too.
   */
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
  /** Whether it is a synonym, or stands in a term of several words. */
  readonly term: boolean;
}

/** What a table is searched for. */
export interface MatchValues {
  /** Which rows are looked at, as a tsquery. */
  readonly query: string;
  /** Which rows are looked at where those are fewer than wanted, and where these are, too. */
  readonly looser0: string;
  readonly looser1: string;
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
  /** How many words a title must hold to answer the whole search; 0 if no title can. */
  readonly wordsOfTitle: number;
  /** Any of the forms, as a tsquery. */
  readonly anyForm: string;
  readonly phrase: string;
  /** How many rows are wanted. */
  readonly most: number;
}

/** What a word is worth in the title, in what else says what a row is, and in its text. */
const WORTH = { title: 1, lead: 0.65, text: 0.35 };
/** What a word in the text counts, where others are missing. */
const IN_TEXT = 0.5;
/** What is as likely as this stands for the very word: a synonym, or what was meant. */
const AS_GOOD = 0.85;

const looserNames = ['looser0', 'looser1'] as const;
/** How many queries one statement looks for. */
export const MOST_QUERIES = 1 + looserNames.length;

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
    { readonly filter: Shape; readonly wanted: Wanted; readonly windows: number; readonly looser: number },
    Given,
    Row & Match
  >((db, value, shape) => {
    const matchValue = value as unknown as Values<MatchValues>;
    const looser = { queries: looserNames.slice(0, shape.looser), enough: sql`${matchValue('most')}::int` };
    const looked =
      shape.filter.search === 'none'
        ? newestRows(listed, value, shape.filter)
        : candidateRows(listed, value, shape, looser);
    const best = bestOf(listed, looked, matchValue);
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
      .modifyEnd(sql.raw(PLAN_ONCE))
      .$castTo<Row & Match>();
  });

  return async (
    db: Kysely<DB>,
    asked: { readonly shape: Shape; readonly values: Parameters; readonly wanted: Wanted; readonly match: MatchValues },
    deadline: Deadline,
  ): Promise<(Row & Match)[]> => {
    const search = searchShapeOf(asked.match);
    const looser = looserNames.filter((name) => asked.match[name] !== '').length;
    const { windows, values } = await readRecency(db);
    deadline.check();
    return findMatches(
      db,
      { filter: { ...asked.shape, search }, wanted: asked.wanted, windows, looser },
      { ...asked.values, ...values, ...asked.match },
    );
  };
}

/** A part of the text is looked for only where a title that holds it would count. */
function searchShapeOf({ query, titlePattern }: MatchValues): SearchShape {
  if (query === '') {
    return 'none';
  }
  return titlePattern === '' ? 'beginning' : 'words';
}

function newestRows<Shape extends object, Parameters extends object>(
  listed: SearchedTable<Shape, Parameters>,
  value: Values<Parameters & MatchValues>,
  filter: Shape,
): RawBuilder<unknown> {
  const columns = ['id', listed.time, 'search_vector', 'search_text'].map((name) => sql.ref(`${listed.table}.${name}`));
  return sql`(
    select ${sql.join(columns)} from ${sql.table(listed.table)}
    where ${allOf(listed.conditions(value as Values<Parameters>, filter))}
    order by ${newestFirst(listed)} limit ${value('most')}::int
  )`;
}

/**
 * Finds out what of the search stands in each of the rows, at most a hundred, and keeps the best: rows with the phrase,
 * then those with all words or the most telling ones, then those by the words as they were typed, then those where
 * telling words stand in front. All rows are judged together, which takes a fraction of the time of one after the other;
 * what is only said of a hit is worked out for the best alone.
 */
function bestOf(
  { table, time, leads = 'bc' }: Pick<SearchedTable<never, never>, 'table' | 'time' | 'leads'>,
  looked: RawBuilder<unknown>,
  value: Values<MatchValues>,
): RawBuilder<object> {
  // The title comes first in the searched text.
  const title = sql`split_part(searched.search_text, ' · ', 1)`;
  const phrase = unplanned(value('phrase'), 'tsquery');
  const inTitle = sql`(searched.title @@ ${phrase} or ' ' || ${title} like (select search_fold(${value('titlePattern')})))`;
  const rank = sql`round(1000 * (
    coalesce(evidence.worth, 0) / greatest(${value('wholeWeight')}::double precision, 0.001)
    + 0.4 * coalesce(least(1, evidence.size / greatest(1, length(searched.title))), 0)
    + case when phrases.phrase_in_title then 0.4 else 0 end
    + 0.1 * ts_rank('{0.05, 0.2, 0.4, 1}', searched.search_vector, ${unplanned(value('anyForm'), 'tsquery')}, 32)
  ))::integer`;
  const forms = (condition: RawBuilder<unknown>) =>
    sql`array(select distinct form from matched where matched.id = best.id ${condition} order by form)`;
  return sql<object>`(
    with form as materialized (
      select form, word, query::tsquery as query, weight, likeness, asked, size, corrected, term
      from jsonb_to_recordset((select ${value('forms')}::jsonb))
        as form (form integer, word integer, query text, weight double precision, likeness double precision,
          asked boolean, size double precision, corrected boolean, term boolean)
    ),
    searched as materialized (
      select looked.id, looked.${sql.ref(time)} as time, looked.search_vector, looked.search_text,
        ts_filter(looked.search_vector, '{a}') as title,
        ts_filter(looked.search_vector, ${sql.lit(`{${[...leads].join()}}`)}::"char"[]) as lead,
        ts_filter(looked.search_vector, '{b,c}') as front
      from ${looked} as looked
    ),
    matched as materialized (
      select searched.id, form.form, form.word, form.weight, form.likeness, form.asked, form.size, form.corrected,
        form.term,
        searched.title @@ form.query as in_title, searched.front @@ form.query as in_front
      from searched inner join form on searched.search_vector @@ form.query
    ),
    words as (
      select id,
        max(weight * likeness * case
          when in_title then ${sql.lit(WORTH.title)}
          when in_front then ${sql.lit(WORTH.lead)}
          else ${sql.lit(WORTH.text)} end) as worth,
        max(weight * case when in_title or in_front then 1 else ${sql.lit(IN_TEXT)} end) filter (where asked) as share,
        coalesce(max(size) filter (where in_title), 0) as size,
        bool_and(corrected) as corrected,
        bool_or(asked and in_title and likeness >= ${sql.lit(AS_GOOD)}) as titled,
        bool_or(asked and in_title and term) as termed
      from matched group by id, word
    ),
    evidence as (
      select id, count(share) as shares, sum(share) as share, bool_or(corrected) as corrected, sum(worth) as worth,
        sum(size) as size, count(*) filter (where titled) as titled,
        bool_or(termed) as termed
      from words group by id
    ),
    best as (
      select searched.id, searched.time, coalesce(evidence.share, 0) as share,
        coalesce(evidence.shares, 0) >= ${value('wordsAsked')}::int as complete,
        coalesce(evidence.corrected, false) as corrected, ${rank} as text_rank,
        (phrases.phrase_in_title or searched.lead @@ ${phrase}
          or coalesce(evidence.termed and evidence.titled >= nullif(${value('wordsOfTitle')}::int, 0), false)) as has_phrase
      from searched
      left join evidence on evidence.id = searched.id
      cross join lateral (select ${inTitle} as phrase_in_title offset 0) as phrases
      order by has_phrase desc, complete desc, round(coalesce(evidence.share, 0)::numeric, 2) desc, corrected,
        text_rank desc, time desc, searched.id desc
      limit ${value('most')}::int
    )
    select ${sql.table(table)}.*, ${forms(sql``)} as matched_forms, ${forms(sql`and matched.in_title`)} as title_forms,
      best.has_phrase, best.share, best.text_rank, best.place
    from (
      select *, row_number() over (
        order by has_phrase desc, complete desc, round(share::numeric, 2) desc, corrected, text_rank desc, time desc, id desc) as place
      from best
    ) as best
    inner join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = best.id
  )`;
}
