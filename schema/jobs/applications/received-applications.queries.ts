import { type Kysely, sql, type Transaction } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import { isOwnersEmployer, isPostOf } from '../postings/job-postings.queries.ts';
import { insertMoves } from './application-moves.queries.ts';
import type { ApplicationStage, MovableStage, ReceivedApplicationRow } from './job-application-row.ts';
import { noStart } from './job-applications.queries.ts';
import { selectReceivedApplications } from './listed-received-applications.ts';

/**
 * An application to a post of the account or its organisation, with whom to tell that it has moved. Who else changes
 * it waits.
 */
export async function findReceivedForUpdate(
  transaction: Transaction<DB>,
  { id, askerId }: { readonly id: string; readonly askerId: string },
): Promise<HeldApplication | undefined> {
  const [held] = await listReceivedForUpdate(transaction, [id], askerId);
  return held;
}

/** An application as it is held to be moved. */
export interface HeldApplication {
  readonly id: string;
  /** The applicant, and their present email address. */
  readonly accountId: string;
  readonly email: string;
  /** The post's title. */
  readonly title: string;
  readonly stage: ApplicationStage;
  readonly startsOn: string | null;
}

/** Those of some applications that are to posts of the account or its organisation; held in an order in which no two wait for each other. */
export function listReceivedForUpdate(
  transaction: Transaction<DB>,
  ids: readonly string[],
  askerId: string,
): Promise<HeldApplication[]> {
  return transaction
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('account', 'account.id', 'job_application.account_id')
    .select(['job_application.id', 'job_application.account_id as accountId', 'account.email', 'job.title'])
    .select('job_application.starts_on as startsOn')
    .select((select) => select.ref('job_application.stage').$castTo<ApplicationStage>().as('stage'))
    .where('job_application.id', 'in', [...ids])
    .where(isPostOf(askerId))
    .where(isOwnersEmployer)
    .where(sql<boolean>`not job_application.started_elsewhere`)
    .orderBy('job_application.id')
    .forUpdate('job_application')
    .execute();
}

/** Who made an application to a post of the account and its organisation; nothing if there is no such application. */
export function findReceived(
  db: Kysely<DB>,
  { id, askerId }: { readonly id: string; readonly askerId: string },
): Promise<{ readonly applicantId: string } | undefined> {
  return receivedOf(db, askerId).where('job_application.id', '=', id).executeTakeFirst();
}

/** Which of some applications are to posts of the account and its organisation. */
export async function listReceivedIds(db: Kysely<DB>, ids: readonly string[], askerId: string): Promise<string[]> {
  const found = await receivedOf(db, askerId)
    .select('job_application.id')
    .where('job_application.id', 'in', [...ids])
    .execute();
  return found.map(({ id }) => id);
}

function receivedOf(db: Kysely<DB>, askerId: string) {
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select('job_application.account_id as applicantId')
    .where(isPostOf(askerId))
    .where(isOwnersEmployer)
    .where(sql<boolean>`not job_application.started_elsewhere`);
}

/** Writes how far applications have come; no day to start on is left of an earlier stage. */
export async function updateStages(
  transaction: Transaction<DB>,
  { ids, stage, now }: { readonly ids: readonly string[]; readonly stage: MovableStage; readonly now: string },
): Promise<void> {
  if (ids.length === 0) {
    return;
  }
  await transaction
    .updateTable('job_application')
    .set({ ...noStart, stage, changed_at: now })
    .where('id', 'in', [...ids])
    .execute();
  await insertMoves(transaction, { ids, stage, now });
}

/** Applications as the employer sees them. */
export function listReceivedApplications(db: Kysely<DB>, ids: readonly string[]): Promise<ReceivedApplicationRow[]> {
  const applications = db
    .selectFrom('job_application')
    .where('job_application.id', 'in', [...ids]) as unknown as RowQuery;
  return selectReceivedApplications(applications).execute();
}
