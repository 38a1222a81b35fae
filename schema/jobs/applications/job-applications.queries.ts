import { type Kysely, sql, type Transaction } from 'kysely';
import { readerOf } from '../../access/members/vouchers.queries.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import { hasReader, holdJob } from '../postings/job-postings.queries.ts';
import { insertMoves, movesOfApplication } from './application-moves.queries.ts';
import type { OwnApplicationRow } from './job-application-row.ts';
import { selectOwnApplications } from './listed-own-applications.ts';
import { deleteNotesOf, notesAboutApplicant } from './notes/application-notes.queries.ts';

/** What of a post decides whether a user can apply for it, and how. */
export interface AppliedForJob {
  readonly title: string;
  /** What the post is called on paper. */
  readonly reference: string;
  /** Name of the employer. */
  readonly employer: string;
  readonly ownerId: string | null;
  /** Where the account that advertised it is written to; null if it was not advertised on the portal. */
  readonly ownerEmail: string | null;
  /** The member of its organisation who gets mails about applications: the owner, unless only a colleague can read them. */
  readonly reader: { readonly id: string; readonly email: string } | null;
  readonly applyUrl: string | null;
  readonly closedAt: string | null;
  readonly closesAt: string | null;
  /** Since when the post is hidden, as its account is suspended. */
  readonly hiddenAt: string | null;
  /** Whether an account can read an application: otherwise none is accepted. */
  readonly hasReader: boolean;
}

/**
 * A post that a user wants to apply for. A user who closes it, or applies too, at the same moment waits. It is read once it is held:
 * a statement that waits itself sees the post as it is now, and everything beside it as it was.
 */
export async function findJobForUpdate(transaction: Transaction<DB>, id: string): Promise<AppliedForJob | undefined> {
  await holdJob(transaction, id);
  return transaction
    .selectFrom('job')
    .innerJoin('employer', 'employer.id', 'job.employer_id')
    .leftJoin('account', 'account.id', 'job.owner_id')
    .select([
      'job.title',
      'job.reference',
      'employer.name as employer',
      'job.owner_id as ownerId',
      'account.email as ownerEmail',
      'job.apply_url as applyUrl',
      'job.closed_at as closedAt',
      'job.closes_on as closesAt',
      'job.hidden_at as hiddenAt',
      hasReader.as('hasReader'),
      readerOf('job').as('reader'),
    ])
    .where('job.id', '=', id)
    .executeTakeFirst();
}

export interface NewApplication {
  readonly jobId: string;
  readonly accountId: string;
  /** The supporting statement; null if the person applies elsewhere. */
  readonly told: {
    readonly statement: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  } | null;
  readonly now: string;
}

/**
 * Adds an application; nothing if the person has applied for the post already. One that was started elsewhere
 * becomes a real one if the post is by now applied for here.
 */
export async function insertApplication(
  transaction: Transaction<DB>,
  { jobId, accountId, told, now }: NewApplication,
): Promise<string | undefined> {
  const said = {
    started_elsewhere: told === null,
    stage: told && 'submitted',
    statement: told?.statement ?? null,
    applicant_name: told?.name ?? null,
    applicant_email: told?.email ?? null,
    applicant_phone: told?.phone ?? null,
    applied_at: now,
    changed_at: now,
  };
  const inserted = await transaction
    .insertInto('job_application')
    .values({ job_id: jobId, account_id: accountId, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['job_id', 'account_id'])
        .doUpdateSet(said)
        .where(sql<boolean>`job_application.started_elsewhere and not excluded.started_elsewhere`),
    )
    .returning('id')
    .executeTakeFirst();
  if (inserted && told) {
    await insertMoves(transaction, { ids: [inserted.id], stage: 'submitted', now });
  }
  return inserted?.id;
}

/** Whether an account has made more applications to posts of the portal than these, of any age. */
export async function hasAppliedMoreThan(
  transaction: Transaction<DB>,
  accountId: string,
  times: number,
): Promise<boolean> {
  const beyond = await transaction
    .selectFrom('job_application')
    .select('id')
    .where('account_id', '=', accountId)
    .where('started_elsewhere', '=', false)
    .offset(times)
    .limit(1)
    .executeTakeFirst();
  return beyond !== undefined;
}

/** How far an account's application to a post has come; null if it was started elsewhere. */
export async function findStageOfOwn(
  transaction: Transaction<DB>,
  { jobId, accountId }: { readonly jobId: string; readonly accountId: string },
): Promise<string | null | undefined> {
  const found = await transaction
    .selectFrom('job_application')
    .select('stage')
    .where('job_id', '=', jobId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.stage;
}

/** Counts an application to a post of the portal. */
export async function countApplication(transaction: Transaction<DB>, jobId: string): Promise<void> {
  await transaction
    .updateTable('job')
    .set({ application_count: sql`application_count + 1` })
    .where('id', '=', jobId)
    .execute();
}

/** Takes an application that is withdrawn out of the number of its post. */
export async function uncountApplication(transaction: Transaction<DB>, jobId: string): Promise<void> {
  await transaction
    .updateTable('job')
    .set({ application_count: sql`greatest(application_count - 1, 0)` })
    .where('id', '=', jobId)
    .execute();
}

/** Takes the applications of an account that is deleted out of the numbers of the posts; those withdrawn are so already. */
export async function uncountApplicationsOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await transaction
    .updateTable('job')
    .set({ application_count: sql`greatest(application_count - 1, 0)` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('job_application')
        .select('job_id')
        .where('account_id', '=', accountId)
        .where('stage', '<>', 'withdrawn'),
    )
    .execute();
}

/** An application of the user's own. */
export function findOwnApplication(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<OwnApplicationRow | undefined> {
  const applications = db
    .selectFrom('job_application')
    .where('job_application.id', '=', id)
    .where('job_application.account_id', '=', accountId) as unknown as RowQuery;
  return selectOwnApplications(applications).executeTakeFirst();
}

/**
 * Holds an application of the user's own until the end of the transaction: concurrent changes wait. Its post comes first, as
 * for those who apply, so that no two wait for each other.
 */
export async function holdOwnApplication(
  transaction: Transaction<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<void> {
  const own = transaction.selectFrom('job_application').where('id', '=', id).where('account_id', '=', accountId);
  await transaction.selectFrom('job').select('id').where('id', 'in', own.select('job_id')).forUpdate().execute();
  await own.select('id').forUpdate().execute();
}

/** The fields of the start date of an application that is no longer hired. */
export const noStart = { starts_on: null, start_agreed_at: null };

/** Withdraws an application and deletes its content; false if there is none to withdraw. */
export async function withdrawApplication(transaction: Transaction<DB>, id: string, now: string): Promise<boolean> {
  const forgotten = { statement: null, applicant_name: null, applicant_email: null, applicant_phone: null };
  const { numUpdatedRows } = await transaction
    .updateTable('job_application')
    .set({ ...forgotten, ...noStart, stage: 'withdrawn', changed_at: now })
    .where('id', '=', id)
    .where('stage', '<>', 'withdrawn')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await insertMoves(transaction, { ids: [id], stage: 'withdrawn', now });
    await deleteNotesOf(transaction, id);
  }
  return numUpdatedRows > 0n;
}

/** All that is kept of a user's applications, for their download. */
export function listAllOwnApplications(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select([
      'job_application.id',
      'job_application.job_id as jobId',
      'job.title as jobTitle',
      'job_application.started_elsewhere as startedElsewhere',
      'job_application.stage',
      'job_application.statement',
      'job_application.applicant_name as name',
      'job_application.applicant_email as email',
      'job_application.applicant_phone as phone',
      'job_application.applied_at as appliedAt',
      'job_application.changed_at as changedAt',
      'job_application.starts_on as startsOn',
      'job_application.start_agreed_at as startAgreedAt',
      movesOfApplication.as('moves'),
      notesAboutApplicant.as('employerNotes'),
    ])
    .where('job_application.account_id', '=', accountId)
    .orderBy('job_application.applied_at')
    .orderBy('job_application.id')
    .execute();
}
