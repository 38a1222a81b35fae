import { type Kysely, sql } from 'kysely';
import type { DB } from '../../tables.ts';
import { cachedAnswer } from '../cached-answer.ts';

/**
 * The text search query for what was typed: all the words, each in any of its synonyms. It is worked out apart
 * from the search itself, so that the search is planned for the very words, and kept for a minute.
 *
 * @returns a tsquery as text; empty if the words hold nothing to search for ('the', '!').
 */
export const searchQuery: (db: Kysely<DB>, words: string) => Promise<string> = cachedAnswer(60_000, findSearchQuery);

async function findSearchQuery(db: Kysely<DB>, words: string): Promise<string> {
  const { rows } = await sql<{ query: string }>`select search_query(${words})::text as query`.execute(db);
  return rows[0]?.query ?? '';
}

/**
 * The text search query for any of the words, each in any of its synonyms; kept for a minute. Empty where fewer than two
 * of them are searched for: there is nothing to choose from then.
 */
export const anyWordQuery: (db: Kysely<DB>, words: readonly string[]) => Promise<string> = cachedAnswer(
  60_000,
  async (db, words) => {
    const { rows } = await sql<{ query: string }>`
      select query::text as query
      from unnest(${words}::text[]) as typed (word) cross join lateral search_query(word) as query
      where numnode(query) > 0`.execute(db);
    return rows.length > 1 ? rows.map(({ query }) => `(${query})`).join(' | ') : '';
  },
);

/**
 * A LIKE pattern that finds `words` anywhere, with its wildcards taken as plain characters; also those that only become
 * wildcards when the text is folded, such as the full-width percent sign.
 */
export function containsPattern(words: string): string {
  return `%${words.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
}
