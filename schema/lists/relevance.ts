import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unplanned, type Values } from '../graph/prepared-query.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';
import { allOf, newestFirst, type SearchedTable } from './listed-table.ts';
import { MOST_WINDOWS, type RecencyValues } from './recency.queries.ts';

/** Relevance is worked out for this many matches at most, the newest. */
const CANDIDATES = 100;
/** One looks further back than each window only where fewer than this many rows were found so far. */
const ENOUGH = [50, 20, 8];
/** Among so many rows that there are all windows, parts are looked for only where words find fewer rows than this. */
const FEW = 8;

type Searched = Pick<SearchedTable<never, never>, 'table' | 'time' | 'saysKind'>;
type Value = Values<SearchValues & RecencyValues>;
type Condition = RawBuilder<SqlBool>;

/** What must match in a step of the search, and how many rows found before it make the step needless. */
interface Step {
  readonly conditions: readonly Condition[];
  readonly enough: number;
}

interface Match {
  readonly id: string;
  /** Thousandths, so that a cursor can hold it. */
  readonly score: number;
}

/**
 * The rows among which a search finds its best, with the time of the table: the newest ones that match the words, and
 * where these are few, those that have the text as a part of what is searched. It goes back in time step by step and
 * stops when it has enough, so that a word in every fifth row costs no more among a million rows than among ten thousand.
 */
export function scoredMatches<Shape extends { readonly search: SearchShape }, Parameters extends SearchValues>(
  listed: SearchedTable<Shape, Parameters>,
  value: Values<Parameters & RecencyValues>,
  shape: { readonly filter: Shape; readonly windows: number },
): RawBuilder<Match> {
  const { table, time } = listed;
  const searchValue = value as unknown as Value;
  const columns = ['id', time, 'search_vector', 'search_text'].map((column) => sql.ref(`${table}.${column}`));
  const filter = listed.conditions(value as Values<Parameters>, { ...shape.filter, search: 'none' });
  const steps = stepsOf(listed, searchValue, shape.filter.search, shape.windows);
  const queries = steps.map(({ conditions, enough }, index) => {
    const fewBefore = index > 0 ? [foundFewer(index, enough)] : [];
    return sql`${step(index)} as materialized (
      select ${sql.join(columns)} from ${sql.table(table)}
      where ${allOf([...filter, ...conditions, ...fewBefore])}
      order by ${newestFirst(listed)} limit ${sql.lit(CANDIDATES)})`;
  });
  return sql<Match>`(
    with ${sql.join(queries)}
    select id, ${sql.ref(time)}, ${score(listed, searchValue)} as score
    from (select * from ${found(steps.length)} limit ${sql.lit(CANDIDATES)}) as ${sql.table(table)}
  )`;
}

const step = (index: number) => sql.ref(`step${index}`);

/** What the first steps have found, in their order. */
function found(steps: number): RawBuilder<unknown> {
  const rows = Array.from({ length: steps }, (_, index) => sql`select * from ${step(index)}`);
  return sql`(${sql.join(rows, sql` union all `)}) as found`;
}

/** One count before the step begins: where it does not hold, nothing of the step is run. */
function foundFewer(steps: number, than: number): Condition {
  return sql<SqlBool>`(select count(*) from ${found(steps)}) < ${sql.lit(than)}`;
}

function stepsOf(listed: Searched, value: Value, search: SearchShape, windows: number): Step[] {
  const column = (name: string) => sql.ref(`${listed.table}.${name}`);
  const words = sql<SqlBool>`${column('search_vector')} @@ ${unplanned(value('query'), 'tsquery')}`;
  const part = sql<SqlBool>`${column('search_text')} like (select search_fold(${value('pattern')}))`;
  const byWords = stretches(listed, value, windows).map((stretch, index) => ({
    conditions: [words, ...stretch],
    enough: ENOUGH[index - 1] ?? 0,
  }));
  if (search === 'beginning') {
    return byWords;
  }
  const isLarge = windows === MOST_WINDOWS;
  const besides = [sql<SqlBool>`not ${words}`, foundFewer(byWords.length, isLarge ? FEW : CANDIDATES)];
  const byPart = stretches(listed, value, Math.min(windows, 2)).map((stretch, index) => ({
    conditions: [part, ...(search === 'part' ? [] : besides), ...stretch],
    enough: (isLarge && ENOUGH[index - 1]) || CANDIDATES,
  }));
  return search === 'part' ? byPart : [...byWords, ...byPart];
}

/** The conditions of each window, newest first, and of all the time before them. */
function stretches({ table, time }: Searched, value: Value, windows: number): Condition[][] {
  const instant = sql.ref(`${table}.${time}`);
  const from = [value('from0'), value('from1'), value('from2')].slice(0, windows);
  const spans = [value('spans0'), value('spans1'), value('spans2')];
  const before = (index: number) =>
    index === 0 ? [] : [sql<SqlBool>`${instant} < ${unplanned(from[index - 1], 'timestamptz')}`];
  const inWindow = from.map((begin, index) => [
    sql<SqlBool>`recency_spans(${instant}) && ${unplanned(spans[index], 'int[]')}`,
    sql<SqlBool>`${instant} >= ${unplanned(begin, 'timestamptz')}`,
    ...before(index),
  ]);
  return [...inWindow, before(windows)];
}

/** The phrase in the title first, then in what the row is, then how often and how close together the words stand, and where. */
function score({ table, saysKind }: Searched, value: Value): RawBuilder<number> {
  // Folded, and cheaper than folding each title; the title comes first in it.
  const part = (place: number) => sql`split_part(${sql.ref(`${table}.search_text`)}, ' · ', ${sql.lit(place)})`;
  const vector = sql.ref(`${table}.search_vector`);
  const words = sql`ts_rank('{0.05, 0.2, 0.4, 1}', ${vector}, ${unplanned(value('query'), 'tsquery')}, 32)`;
  const holds = (place: number) => sql`${part(place)} like (select search_fold(${value('pattern')}))`;
  const inKind = saysKind ? sql` when ${holds(2)} then 0.5` : sql``;
  const phrase = sql`case when ${holds(1)} then 1${inKind} else 0 end`;
  return sql<number>`round(1000 * (${words} + ${phrase}))::integer`;
}
