import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { documentList, equipmentList } from './catalogues.ts';
import { combinedSearch } from './combined-search.ts';
import { jobList, jobSearch, jobStatements, singleJobs } from './jobs.ts';
import { type Readers, submissionLists } from './submissions.ts';
import type { Workload } from './workload.ts';

/** How many single jobs are asked for. */
const JOB_IDS = 200;

/** Everything that is measured, over what this database holds; the order of the ids is the same each time. */
export async function createWorkloads(db: Kysely<DB>, readers: Readers): Promise<Workload[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job order by md5(id::text) limit ${sql.lit(JOB_IDS)}`.execute(db);
  const job = singleJobs(rows.map(({ id }) => id));
  const submissions = await submissionLists(db, readers);
  return [jobList, job, jobSearch, equipmentList, documentList, combinedSearch, ...submissions];
}

/** The statements of the limit, by the name of the workload. */
export const limitStatements: Readonly<Record<string, readonly string[]>> = {
  ...jobStatements,
  products: equipmentList.limit,
  documents: documentList.limit,
  combined: combinedSearch.limit,
};
