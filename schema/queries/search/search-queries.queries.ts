import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { BoundedCache } from '../bounded-cache.ts';

/** Of the stemmed words of a database together. */
const STEMMED_BYTES = 4_000_000;

interface Sought {
  readonly text: string;
  /** Whether what begins with the words is sought too. */
  readonly begins?: boolean;
}

interface Stemmed {
  readonly query: string;
}

/** What a text is reduced to depends on the text search configuration alone, so it does not expire. */
const caches = new WeakMap<Kysely<DB>, BoundedCache<Stemmed>>();

/**
 * Reduces words to their stems, in their order; a query that stop words alone were in comes back empty. One statement
 * stems all texts that are not cached.
 */
export async function searchQueries(db: Kysely<DB>, sought: readonly Sought[]): Promise<string[]> {
  const cache = cacheOf(db);
  const found = new Map<string, string>();
  const missing = new Map<string, Sought>();
  for (const words of sought) {
    const key = keyOf(words);
    const known = cache.get(key);
    if (known) {
      found.set(key, known.query);
    } else {
      missing.set(key, words);
    }
  }
  const read = missing.size > 0 ? await readQueries(db, [...missing.values()]) : [];
  for (const [index, key] of [...missing.keys()].entries()) {
    const query = read[index] ?? '';
    found.set(key, query);
    cache.set(key, { query });
  }
  return sought.map((words) => found.get(keyOf(words)) ?? '');
}

/**
 * What folding makes of a letter may be an apostrophe ('ʼ') or a space, which only the readers of plain text take as
 * such.
 */
async function readQueries(db: Kysely<DB>, sought: readonly Sought[]): Promise<string[]> {
  const texts = sought.map(({ text }) => text);
  const begins = sought.map((words) => words.begins === true);
  const { rows } = await sql<{ query: string }>`
    select query || case when begins and query <> '' then ':*' else '' end as query
    from unnest(${texts}::text[], ${begins}::boolean[]) with ordinality as typed (text, begins, place)
    cross join lateral (select phraseto_tsquery('english', search_fold(text))::text as query) as read
    order by place`.execute(db);
  return rows.map(({ query }) => query);
}

function keyOf({ text, begins }: Sought): string {
  return `${begins === true ? '*' : ' '}${text}`;
}

function cacheOf(db: Kysely<DB>): BoundedCache<Stemmed> {
  let cache = caches.get(db);
  if (!cache) {
    cache = new BoundedCache(STEMMED_BYTES);
    caches.set(db, cache);
  }
  return cache;
}
