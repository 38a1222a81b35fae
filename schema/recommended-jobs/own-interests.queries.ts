import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';

/** So many of the posts that a user saved last, and of those they applied for last, say what they look for. */
const LATEST = 20;

/** A post that a user has saved or applied for. */
export interface InterestingJob {
  readonly id: string;
  readonly department: string;
  readonly payBand: string | null;
  readonly region: string;
}

/** The posts that a user saved and applied for last. */
export async function listInterestingJobs(db: Kysely<DB>, accountId: string): Promise<InterestingJob[]> {
  const { rows } = await sql<InterestingJob>`
    select job.id, job.department, job.pay_band as "payBand", place.region
    from job join place on place.id = job.place_id
    where job.id in (
      (select job_id from saved_job where account_id = ${accountId} order by saved_at desc, id desc limit ${LATEST})
      union
      (select job_id from job_application where account_id = ${accountId} order by applied_at desc, id desc limit ${LATEST})
    )`.execute(db);
  return rows;
}

/** The town of the employer with this very name; undefined where no employer has it, or it has no place. */
export async function findTownOfEmployer(db: Kysely<DB>, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('employer')
    .innerJoin('place', 'place.id', 'employer.place_id')
    .select('place.town')
    .where('employer.name', '=', name)
    .executeTakeFirst();
  return found?.town;
}
