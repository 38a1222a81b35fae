import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { cachedAnswer } from '../cached-answer.ts';
import { newestFirst, type SearchedTable } from './listed-table.ts';

const HOUR_MS = 3_600_000;
/** Lengths in hours of the spans of time that `recency_spans()` in the database puts a row into. */
const SPANS = [1, 6, 36, 216];
/** A window is made of the shortest spans of which no more than this many are needed. */
const MOST_SPANS = 24;
/** How many of the newest listed rows each window holds, about, together with the windows before it. */
const REACH = [800, 8_000, 30_000];
export const MOST_WINDOWS = REACH.length;

/** A window of time: it ends where the window before it begins. */
interface Window {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Names of the spans of time that cover it. */
  readonly spans: readonly number[];
}

/** The windows as values of a query, newest first. */
export interface RecencyValues {
  readonly from0: string;
  readonly from1: string;
  readonly from2: string;
  readonly spans0: readonly number[];
  readonly spans1: readonly number[];
  readonly spans2: readonly number[];
}

export interface Recency {
  /** The number of windows: none if there are so few rows that the start does not matter. */
  readonly windows: number;
  readonly values: RecencyValues;
}

const nothing = { from0: '', from1: '', from2: '', spans0: [], spans1: [], spans2: [] };

/** For lists that do not look for the best. */
export const noRecency: Recency = { windows: 0, values: nothing };

/**
 * Reads where to look first for what may be found often. It is kept for a minute: it decides how much work a search is,
 * and hardly what it finds.
 */
export function recencyReader(listed: SearchedTable<never, never>): (db: Kysely<DB>) => Promise<Recency> {
  const read = cachedAnswer(60_000, (db) => findRecency(db, listed));
  return (db) => read(db, '');
}

async function findRecency(
  db: Kysely<DB>,
  { table, time, listed = sql<SqlBool>`true` }: SearchedTable<never, never>,
): Promise<Recency> {
  const timeAt = (offset: number) => sql`(
    select ${sql.ref(time)} from ${sql.table(table)} where ${listed}
    order by ${newestFirst({ table, time })} offset ${sql.lit(offset)} limit 1)`;
  const milliseconds = (instant: unknown) => sql`1000 * date_part('epoch', ${instant})`;
  const [first, second, third] = REACH.map((offset) => milliseconds(timeAt(offset)));
  const { rows } = await sql<{ newest: number; first: number | null; second: number | null; third: number | null }>`
    select ${milliseconds(sql`greatest(now(), ${timeAt(0)})`)} as newest, ${first} as first, ${second} as second, ${third} as third`.execute(
    db,
  );
  const [found] = rows;
  const windows = found ? windowsBehind(found.newest, [found.first, found.second, found.third]) : [];
  const from = (index: number) => new Date(windows[index]?.from ?? 0).toISOString();
  const spans = (index: number) => windows[index]?.spans ?? [];
  return {
    windows: windows.length,
    values: { from0: from(0), from1: from(1), from2: from(2), spans0: spans(0), spans1: spans(1), spans2: spans(2) },
  };
}

/** Windows that reach back to the instants; the spans of each may begin somewhat before it. */
function windowsBehind(newest: number, instants: readonly (number | null)[]): Window[] {
  const windows: Window[] = [];
  // Rows of the next minutes are to be in the first window too.
  let until = newest + HOUR_MS;
  for (const instant of instants) {
    if (instant === null || instant >= until) {
      continue;
    }
    const needed = (hours: number) => (until - instant) / (hours * HOUR_MS);
    const level = SPANS.findIndex((hours) => needed(hours) <= MOST_SPANS);
    const kind = level === -1 ? SPANS.length - 1 : level;
    const length = (SPANS[kind] ?? 1) * HOUR_MS;
    const last = Math.floor((until - 1) / length);
    const first = Math.floor(instant / length);
    const spans = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * SPANS.length + kind);
    windows.push({ from: instant, spans });
    until = instant;
  }
  return windows;
}
