import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { unplanned, type Values } from '../prepared-query.ts';
import type { SearchShape, SearchValues } from '../search/text-search.ts';
import { allOf, newestFirst, type SearchedTable } from './listed-table.ts';
import { MOST_WINDOWS, type RecencyValues } from './recency.queries.ts';

/** Relevance is worked out for this many matches at most, the newest. */
const CANDIDATES = 100;
/** A query looks further back than each window only if fewer than this many rows were found so far. */
const ENOUGH = [50, 20, 8];
/** Beyond the windows, parts of words are searched only if words find fewer rows than this. */
const FEW = 8;

type Searched = Pick<SearchedTable<never, never>, 'table' | 'time' | 'saysKind'>;
type Value = Values<SearchValues & RecencyValues>;
type Condition = RawBuilder<SqlBool>;

/** What must match in a step of the search. */
interface Step {
  readonly conditions: readonly Condition[];
}

interface Match {
  readonly id: string;
  /** Thousandths, so that a cursor can hold it. */
  readonly score: number;
}

/**
 * The rows among which a search finds its best, with the time of the table and their score; see `candidateRows`.
 */
export function scoredMatches<Shape extends { readonly search: SearchShape }, Parameters extends SearchValues>(
  listed: SearchedTable<Shape, Parameters>,
  value: Values<Parameters & RecencyValues>,
  shape: { readonly filter: Shape; readonly windows: number },
): RawBuilder<Match> {
  const searchValue = value as unknown as Value;
  return sql<Match>`(
    select id, ${sql.ref(listed.time)}, ${score(listed, searchValue)} as score
    from ${candidateRows(listed, value, shape)} as ${sql.table(listed.table)}
  )`;
}

/** Queries that find more than the search itself, each run only if those before it found too few rows. */
export interface Looser {
  /** Names of the values that hold the queries. */
  readonly queries: readonly string[];
  /** How many rows are enough. */
  readonly enough: RawBuilder<unknown>;
}

const noneLooser: Looser = { queries: [], enough: sql`0` };

/**
 * The candidates of a search with the time and the searched columns of the table, 100 at most: the newest rows that match
 * the words, and where these are few, those that have the text as a part of what is searched. It goes back in time step
 * by step and stops when it has enough, so that a word in every fifth row costs no more among a million rows than among
 * ten thousand. Where the words find too few rows, the looser queries follow, in the same statement.
 */
export function candidateRows<Shape extends { readonly search: SearchShape }, Parameters extends SearchValues>(
  listed: SearchedTable<Shape, Parameters>,
  value: Values<Parameters & RecencyValues>,
  shape: { readonly filter: Shape; readonly windows: number },
  looser = noneLooser,
): RawBuilder<unknown> {
  const { table, time } = listed;
  const searchValue = value as unknown as Value;
  const columns = ['id', time, 'search_vector', 'search_text'].map((column) => sql.ref(`${table}.${column}`));
  const filter = listed.conditions(value as Values<Parameters>, { ...shape.filter, search: 'none' });
  const steps = stepsOf(listed, searchValue, shape.filter.search, shape.windows, looser);
  const queries = steps.map(
    ({ conditions }, index) => sql`${step(index)} as materialized (
      select ${sql.join(columns)} from ${sql.table(table)}
      where ${allOf([...filter, ...conditions])}
      order by ${newestFirst(listed)} limit ${sql.lit(CANDIDATES)})`,
  );
  return sql`(
    with ${sql.join(queries)}
    select * from ${found(steps.keys())} limit ${sql.lit(CANDIDATES)}
  )`;
}

const step = (index: number) => sql.ref(`step${index}`);

/** What some steps have found, in their order. */
function found(steps: Iterable<number>, columns = sql`*`): RawBuilder<unknown> {
  const rows = [...steps].map((index) => sql`select ${columns} from ${step(index)}`);
  return sql`(${sql.join(rows, sql` union all `)}) as found`;
}

/** One count before the step begins: if the condition is false, nothing of the step runs. */
function foundFewer(steps: Iterable<number>, than: RawBuilder<unknown>): Condition {
  return sql<SqlBool>`(select count(*) from ${found(steps)}) < ${than}`;
}

function stepsOf(
  listed: Searched,
  value: Value,
  search: SearchShape,
  windows: number,
  { queries, enough }: Looser,
): Step[] {
  const column = (name: string) => sql.ref(`${listed.table}.${name}`);
  const matches = (name: string) =>
    sql<SqlBool>`${column('search_vector')} @@ ${unplanned(value(name as 'query'), 'tsquery')}`;
  const words = matches('query');
  const part = sql<SqlBool>`${column('search_text')} like (select search_fold(${value('pattern')}))`;
  const steps: Step[] = [];

  /** Adds the steps of a query, each of which looks further back only if those before it found few rows. */
  function add(condition: Condition, stretch: Condition[][], first: Condition[], few: readonly number[]): number[] {
    const start = steps.length;
    for (const [index, within] of stretch.entries()) {
      const before = index > 0 && steps.length > 0 ? [foundFewer(steps.keys(), sql.lit(few[index - 1] ?? 0))] : [];
      steps.push({ conditions: [condition, ...within, ...first, ...before] });
    }
    return Array.from({ length: steps.length - start }, (_, index) => start + index);
  }

  const byWords = search === 'part' ? [] : add(words, stretches(listed, value, windows), [], ENOUGH);
  if (search !== 'beginning' && search !== 'rareWords') {
    const isLarge = windows === MOST_WINDOWS;
    const few = Array.from({ length: windows }, (_, index) => (isLarge && ENOUGH[index]) || CANDIDATES);
    const besides =
      search === 'part'
        ? []
        : [sql<SqlBool>`not ${words}`, foundFewer([...byWords], sql.lit(isLarge ? FEW : CANDIDATES))];
    add(part, stretches(listed, value, Math.min(windows, 2)), besides, few);
  }
  const answering = [...byWords];
  for (const query of queries) {
    // What was found before is few rows: the step would else find them again.
    const isNew = sql<SqlBool>`${column('id')} not in (select id from ${found(steps.keys(), sql`id`)})`;
    const first = [foundFewer([...answering], enough), isNew];
    answering.push(...add(matches(query), stretches(listed, value, windows), first, ENOUGH));
  }
  return steps;
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

/** The phrase in the title first, then in the lead columns, then by how often, how close together and where the words occur. */
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
