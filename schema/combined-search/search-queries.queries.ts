import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';

/**
 * Reduces words to their stems, in their order; a query that stop words alone were in comes back empty. What folding
 * makes of a letter may be an apostrophe ('ʼ') or a space, which only the readers of plain text take as such.
 */
export async function searchQueries(
  db: Kysely<DB>,
  sought: readonly { readonly text: string; readonly begins?: boolean }[],
): Promise<string[]> {
  const texts = sought.map(({ text }) => text);
  const begins = sought.map((words) => words.begins === true);
  const { rows } = await sql<{ query: string }>`
    select query || case when begins and query <> '' then ':*' else '' end as query
    from unnest(${texts}::text[], ${begins}::boolean[]) with ordinality as typed (text, begins, place)
    cross join lateral (select phraseto_tsquery('english', search_fold(text))::text as query) as read
    order by place`.execute(db);
  return rows.map(({ query }) => query);
}
