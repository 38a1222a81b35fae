import { type Kysely, sql, type Transaction } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import type { ProgrammeKind } from '../programme-row.ts';
import type { DeskEnrolmentRow, EnrolmentRow, EnrolmentStage } from './enrolment-row.ts';
import { selectDeskEnrolments, selectEnrolments } from './listed-enrolments.ts';

/** A programme that a user wants to take. */
export interface WantedProgramme {
  readonly id: string;
  readonly title: string;
  readonly kind: ProgrammeKind;
}

/** One programme of either kind. */
export function findProgramme(db: Kysely<DB>, id: string): Promise<WantedProgramme | undefined> {
  return db
    .selectFrom('training_programme')
    .select(['id', 'title'])
    .select((row) => row.ref('kind').$castTo<ProgrammeKind>().as('kind'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The enrolment of an account in a programme. Who else changes it waits. */
export function findEnrolmentForUpdate(
  transaction: Transaction<DB>,
  { programmeId, accountId }: { readonly programmeId: string; readonly accountId: string },
): Promise<{ readonly id: string; readonly stage: string } | undefined> {
  return transaction
    .selectFrom('training_enrolment')
    .select(['id', 'stage'])
    .where('programme_id', '=', programmeId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Enrols an account, for the first time or again; undefined if it is already enrolled. */
export async function insertEnrolment(
  transaction: Transaction<DB>,
  enrolment: {
    readonly programmeId: string;
    readonly accountId: string;
    readonly stage: EnrolmentStage;
    readonly now: string;
  },
): Promise<string | undefined> {
  const { programmeId, accountId, stage, now } = enrolment;
  const said = { stage, reason: null, asked_at: now, changed_at: now };
  const inserted = await transaction
    .insertInto('training_enrolment')
    .values({ programme_id: programmeId, account_id: accountId, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['programme_id', 'account_id'])
        .doUpdateSet(said)
        .where('training_enrolment.stage', '=', 'withdrawn'),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Adds to the number of those who are enrolled in a programme. */
export async function countEnrolled(transaction: Transaction<DB>, programmeId: string, by: 1 | -1): Promise<void> {
  await transaction
    .updateTable('training_programme')
    .set({ enrolled_count: sql`greatest(enrolled_count + ${by}, 0)` })
    .where('id', '=', programmeId)
    .execute();
}

/** Takes an account that is deleted out of the numbers of its programmes. */
export async function uncountEnrolmentsOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await transaction
    .updateTable('training_programme')
    .set({ enrolled_count: sql`greatest(enrolled_count - 1, 0)` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('training_enrolment')
        .select('programme_id')
        .where('account_id', '=', accountId)
        .where('stage', 'in', ['enrolled', 'completed']),
    )
    .execute();
}

/** Writes how far an enrolment has come. */
export async function updateEnrolment(
  transaction: Transaction<DB>,
  change: { readonly id: string; readonly stage: EnrolmentStage; readonly reason?: string; readonly now: string },
): Promise<void> {
  const { id, stage, reason = null, now } = change;
  await transaction
    .updateTable('training_enrolment')
    .set({ stage, reason, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Holds an enrolment until the end of the transaction. */
export async function lockEnrolment(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('training_enrolment').select('id').where('id', '=', id).forUpdate().execute();
}

/** An enrolment of the account's own. */
export function findOwnEnrolment(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<EnrolmentRow | undefined> {
  const rows = db
    .selectFrom('training_enrolment')
    .where('training_enrolment.id', '=', id)
    .where('training_enrolment.account_id', '=', accountId) as unknown as RowQuery;
  return selectEnrolments(rows).executeTakeFirst();
}

/** An enrolment as operators see it. */
export function findDeskEnrolment(db: Kysely<DB>, id: string): Promise<DeskEnrolmentRow | undefined> {
  const rows = db.selectFrom('training_enrolment').where('training_enrolment.id', '=', id) as unknown as RowQuery;
  return selectDeskEnrolments(rows).executeTakeFirst();
}

/** All that is kept of an account's training, for its download. */
export function listAllOwnEnrolments(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('training_enrolment')
    .innerJoin('training_programme', 'training_programme.id', 'training_enrolment.programme_id')
    .leftJoin('training_certificate', 'training_certificate.enrolment_id', 'training_enrolment.id')
    .select(['training_enrolment.id', 'training_programme.title', 'training_programme.kind'])
    .select(['training_enrolment.stage', 'training_enrolment.reason', 'training_enrolment.asked_at as askedAt'])
    .select(['training_enrolment.changed_at as changedAt', 'training_certificate.number as certificateNumber'])
    .select(['training_certificate.holder_name as certificateName', 'training_certificate.shows_name as showsName'])
    .select('training_certificate.issued_on as issuedOn')
    .where('training_enrolment.account_id', '=', accountId)
    .orderBy('training_enrolment.asked_at')
    .orderBy('training_enrolment.id')
    .execute();
}
