import { type Kysely, sql } from 'kysely';
import { cachedFigures } from '../queries/cached-figures.ts';
import type { DB } from '../tables.ts';
import { listed } from './job-conditions.ts';

export interface JobStats {
  readonly openPositions: number;
  readonly newThisWeek: number;
  readonly closingThisWeek: number;
  readonly highUrgency: number;
  readonly applications: number;
  readonly employers: number;
}

/**
 * Counts the posts that are open on `today` (YYYY-MM-DD). It reads every post and every page shows the figures, so
 * they may be half a minute old after a change by another process.
 */
export const countJobStats = cachedFigures(30_000, countOpenJobs);

async function countOpenJobs(db: Kysely<DB>, today: string): Promise<JobStats> {
  const date = sql<string>`${today}::date`;
  return db
    .selectFrom('job')
    .where(listed)
    .where((where) => where.or([where('closes_on', 'is', null), where('closes_on', '>=', date)]))
    .select((select) => [
      select.fn.countAll<number>().as('openPositions'),
      select.fn.countAll<number>().filterWhere('posted_at', '>=', sql<string>`${date} - 6`).as('newThisWeek'),
      select.fn.countAll<number>().filterWhere('closes_on', '<=', sql<string>`${date} + 6`).as('closingThisWeek'),
      select.fn.countAll<number>().filterWhere('urgency', '=', 'high').as('highUrgency'),
      sql<number>`coalesce(sum(application_count), 0)`.as('applications'),
      select.fn.count<number>('employer_id').distinct().as('employers'),
    ])
    .executeTakeFirstOrThrow();
}
