import { sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DemandWeek } from './demand-series.ts';

/** So long figures of weeks that have passed are cached, in milliseconds. */
const FRESH_FOR_MS = 600_000;

interface Asked {
  readonly department: string;
  /** The first Monday, and the one after the last week. */
  readonly from: string;
  readonly until: string;
}

/** What happened in a department, or everywhere if it is empty, week by week in the time of London; weeks without anything are absent. */
export const listDemandWeeks = cachedAnswer(
  FRESH_FOR_MS,
  async (db, { department, from, until }: Asked): Promise<DemandWeek[]> => {
    const { rows } = await sql<DemandWeek>`
    with posted as (
      select id, posted_at from job
      where (${department} = '' or search_fold(department) = search_fold(${department})) and hidden_at is null
        and posted_at >= ${from}::date and posted_at < ${until}::date
    ), happened as (
      select posted_at as at, 1 as posts, 0 as filled from posted
      union all
      select job_application.changed_at, 0, 1 from job_application join posted on posted.id = job_application.job_id
      where job_application.stage = 'hired' and job_application.changed_at >= ${from}::date
        and job_application.changed_at < ${until}::date
    )
    select to_char(date_trunc('week', at at time zone 'Europe/London'), 'YYYY-MM-DD') as start,
      sum(posts)::int as posts, sum(filled)::int as filled
    from happened group by 1 order by 1`.execute(db);
    return rows;
  },
);

/** The departments of open posts with their numbers, the largest first; 12 at most. */
export const listDepartments = cachedAnswer(FRESH_FOR_MS, async (db, today: string): Promise<string[]> => {
  const { rows } = await sql<{ department: string }>`
    select department from job
    where closed_at is null and hidden_at is null and (closes_on is null or closes_on >= ${today}::date)
    group by department order by count(*) desc, department limit 12`.execute(db);
  return rows.map((row) => row.department);
});
