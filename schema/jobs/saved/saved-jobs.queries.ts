import type { Kysely, Transaction } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import { type SavedJobRow, selectSavedJobs } from './listed-saved-jobs.ts';

/** A post in the list of an account. */
export interface SavedJobKey {
  readonly accountId: string;
  readonly jobId: string;
}

/** Adds a post to those that an account has saved; one that is there stays as it is. Whether it was added. */
export async function insertSavedJob(
  transaction: Transaction<DB>,
  { accountId, jobId, now }: SavedJobKey & { readonly now: string },
): Promise<boolean> {
  const added = await transaction
    .insertInto('saved_job')
    .values({ account_id: accountId, job_id: jobId, saved_at: now })
    .onConflict((conflict) => conflict.constraint('saved_job_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Takes a post from those that an account has saved. */
export async function deleteSavedJob(transaction: Transaction<DB>, { accountId, jobId }: SavedJobKey): Promise<void> {
  await transaction.deleteFrom('saved_job').where('account_id', '=', accountId).where('job_id', '=', jobId).execute();
}

/** Whether an account has saved as many posts as it may. */
export async function hasSavedAtLeast(transaction: Transaction<DB>, accountId: string, most: number): Promise<boolean> {
  const beyond = await transaction
    .selectFrom('saved_job')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return beyond !== undefined;
}

/** A post that an account has saved. */
export function findSavedJob(db: Kysely<DB>, { accountId, jobId }: SavedJobKey): Promise<SavedJobRow | undefined> {
  const saved = db
    .selectFrom('saved_job')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId) as unknown as RowQuery;
  return selectSavedJobs(saved).executeTakeFirst();
}

/** All posts that a user has saved, for the download of own data. */
export function listAllSavedJobs(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('saved_job')
    .innerJoin('job', 'job.id', 'saved_job.job_id')
    .select(['saved_job.job_id as jobId', 'job.title as jobTitle', 'saved_job.saved_at as savedAt'])
    .where('saved_job.account_id', '=', accountId)
    .orderBy('saved_job.saved_at')
    .orderBy('saved_job.id')
    .execute();
}
