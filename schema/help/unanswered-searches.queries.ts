import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { VisitorMark } from '../visitors/visitor.ts';
import { leaveMark } from '../visitors/visitor-marks.queries.ts';

/** So many different texts are stored for a day: a program can make up any number of them. */
const MOST_A_DAY = 1_000;

/** A search that found nothing. */
export interface UnansweredSearch {
  readonly text: string;
  /** What marks of visitors call it. */
  readonly subject: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** What marks of visitors call a search that found nothing: with the secret of the day, so that no mark tells the text. */
export function searchSubject(secret: string, text: string): string {
  return `help search ${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/**
 * Counts a search that found nothing, once a mark and day, in one statement.
 *
 * @returns whether it was counted.
 */
export async function insertUnansweredSearch(
  db: Kysely<DB>,
  { text, subject, day }: UnansweredSearch,
  mark: VisitorMark,
): Promise<boolean> {
  const ofDay = sql`from unanswered_help_search where day = ${day}::date`;
  const { rows } = await sql`
    with marked as (${leaveMark(subject, day, mark)})
    insert into unanswered_help_search as search (day, text)
    select ${day}::date, ${text} from marked
    where exists (select 1 ${ofDay} and text = ${text})
      or (select count(*) from (select 1 ${ofDay} limit ${sql.lit(MOST_A_DAY)}) as texts) < ${sql.lit(MOST_A_DAY)}
    on conflict (day, text) do update set searches = search.searches + 1
    returning id`.execute(db);
  return rows.length > 0;
}

/** Deletes the searches of all days before this one (YYYY-MM-DD). */
export async function deleteSearchesBefore(db: Kysely<DB>, day: string): Promise<void> {
  await db.deleteFrom('unanswered_help_search').where('day', '<', day).execute();
}
