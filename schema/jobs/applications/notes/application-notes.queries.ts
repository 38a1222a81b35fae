import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../../tables.ts';
import { isOwnersEmployer, isPostOf } from '../../postings/job-postings.queries.ts';

/** So many notes an application may have. */
export const MOST_NOTES = 50;

/** What an employer noted about an application. */
export interface ApplicationNoteRow {
  readonly id: string;
  readonly text: string;
  readonly authorId: string;
  /** First and last name of its author, as the profile says now. */
  readonly author: string;
  readonly notedAt: string;
}

/** The notes on an application, the oldest first. */
export function listNotes(db: Kysely<DB>, applicationId: string): Promise<ApplicationNoteRow[]> {
  return db
    .selectFrom('application_note')
    .innerJoin('user_profile', 'user_profile.id', 'application_note.author_id')
    .select(['application_note.id', 'application_note.text', 'application_note.author_id as authorId'])
    .select(['application_note.noted_at as notedAt'])
    .select(sql<string>`trim(user_profile.first_name || ' ' || user_profile.last_name)`.as('author'))
    .where('application_note.application_id', '=', applicationId)
    .orderBy('application_note.noted_at')
    .orderBy('application_note.id')
    .limit(MOST_NOTES)
    .execute();
}

/** How many notes there are on an application that is held. */
export async function countNotes(transaction: Transaction<DB>, applicationId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('application_note')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewNote {
  readonly applicationId: string;
  readonly authorId: string;
  readonly text: string;
  readonly now: string;
}

/** Adds a note to an application; answers with its identifier. */
export async function insertNote(
  transaction: Transaction<DB>,
  { applicationId, authorId, text, now }: NewNote,
): Promise<string> {
  const { id } = await transaction
    .insertInto('application_note')
    .values({ application_id: applicationId, author_id: authorId, text, noted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a note. */
export async function deleteNote(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('application_note').where('id', '=', id).execute();
}

/** Removes all notes on an application, as it is withdrawn. */
export async function deleteNotesOf(transaction: Transaction<DB>, applicationId: string): Promise<void> {
  await transaction.deleteFrom('application_note').where('application_id', '=', applicationId).execute();
}

/** The application of a note, if it is to a post of the account and its organisation, by another applicant. */
export async function findNotedApplication(
  db: Kysely<DB>,
  { id, askerId }: { readonly id: string; readonly askerId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('application_note')
    .innerJoin('job_application', 'job_application.id', 'application_note.application_id')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select('application_note.application_id as applicationId')
    .where('application_note.id', '=', id)
    .where('job_application.account_id', '<>', askerId)
    .where(isPostOf(askerId))
    .where(isOwnersEmployer)
    .executeTakeFirst();
  return found?.applicationId;
}

/** What employers have noted about an applicant, in a query of applications: the words and the time, not who wrote them. */
export const notesAboutApplicant = sql<object[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('text', note.text, 'notedAt', to_char(note.noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by note.noted_at, note.id), '[]')
    from application_note as note where note.application_id = job_application.id)`;

/** How many notes there are on an application, in a query of applications. */
export const noteCount = sql<number>`(
  select count(*)::int from application_note where application_note.application_id = job_application.id)`;

/** The notes that an account has written, for its download. */
export function listAllOwnNotes(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('application_note')
    .select(['id', 'application_id as applicationId', 'text', 'noted_at as notedAt'])
    .where('author_id', '=', accountId)
    .orderBy('noted_at')
    .orderBy('id')
    .execute();
}
