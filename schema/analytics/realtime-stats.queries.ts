import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { countedVisitors } from './counted-visitors.ts';

/** Counted visitors. */
export interface VisitorCounts {
  readonly onlineUsers: number;
  readonly todayVisitors: number;
  readonly totalVisitors: number;
}

/** For how many milliseconds an answer is good. */
export const STATS_FRESH_MS = 5_000;

/** What is counted at an instant: those with a page view since, those of the day, and the sum of all days. */
export const findVisitorCounts = cachedAnswer(
  STATS_FRESH_MS,
  async (db: Kysely<DB>, { day, onlineSince }: { readonly day: string; readonly onlineSince: string }) => {
    const { rows } = await sql<VisitorCounts>`
      with today as (
          select coalesce(sum(visitors), 0)::integer as visitors
            from (${countedVisitors(sql`day = ${day}::date`)}) as days),
        online as (
          select coalesce(max(visitors), 0)::integer as visitors
            from (${countedVisitors(sql`viewed_at >= ${onlineSince}::timestamptz`)}) as days)
      select today.visitors as "todayVisitors", online.visitors as "onlineUsers",
          today.visitors + (select coalesce(sum(visitors), 0)::integer from visit_day where day < ${day}::date)
            as "totalVisitors"
        from today, online`.execute(db);
    return rows[0] ?? { onlineUsers: 0, todayVisitors: 0, totalVisitors: 0 };
  },
);
