import type { Transaction } from 'kysely';
import { readerOf } from '../../../access/members/vouchers.queries.ts';
import type { DB } from '../../../tables.ts';
import { insertMoves } from '../application-moves.queries.ts';

/** For which post an applicant is hired, and who reads its applications. */
export interface HiringEmployer {
  readonly jobId: string;
  readonly title: string;
  readonly reader: { readonly id: string; readonly email: string } | null;
}

interface Proposal {
  readonly id: string;
  readonly startsOn: string;
  readonly now: string;
}

/** Writes the day that is proposed for work to begin, to which the applicant has not agreed. */
export async function updateStartDate(transaction: Transaction<DB>, { id, startsOn, now }: Proposal): Promise<void> {
  await transaction
    .updateTable('job_application')
    .set({ stage: 'hired', starts_on: startsOn, start_agreed_at: null, changed_at: now })
    .where('id', '=', id)
    .execute();
  await insertMoves(transaction, { ids: [id], stage: 'hired', startsOn, now });
}

/** Notes that the applicant agrees to the day; false if they have before. */
export async function agreeToStart(transaction: Transaction<DB>, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('job_application')
    .set({ start_agreed_at: now })
    .where('id', '=', id)
    .where('start_agreed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The post that an application is for, with who reads its applications. */
export function findHiringEmployer(transaction: Transaction<DB>, applicationId: string): Promise<HiringEmployer> {
  return transaction
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(['job.id as jobId', 'job.title', readerOf('job').as('reader')])
    .where('job_application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
