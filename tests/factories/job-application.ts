import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ApplicationNote, DB, JobApplication } from '../../schema/tables.ts';

/** An application that the employer has; `job_id` and `account_id` say whose. */
export async function createJobApplication(
  db: Kysely<DB>,
  values: Partial<Insertable<JobApplication>> & Pick<Insertable<JobApplication>, 'job_id' | 'account_id'>,
): Promise<Selectable<JobApplication>> {
  const application = await db
    .insertInto('job_application')
    .values({
      started_elsewhere: false,
      stage: 'submitted',
      statement: 'A statement that a test has written.',
      applicant_name: 'Test Person',
      applicant_email: 'test-person@example.com',
      applicant_phone: '01632 960 001',
      applied_at: '2026-11-19T12:00:00.000Z',
      changed_at: '2026-11-19T12:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: application_id, stage, applied_at: moved_at } = application;
  if (stage !== null) {
    await db.insertInto('job_application_move').values({ application_id, stage, moved_at }).execute();
  }
  return application;
}

/** A note on an application; `application_id` and `author_id` say on which and whose. */
export function createApplicationNote(
  db: Kysely<DB>,
  values: Partial<Insertable<ApplicationNote>> & Pick<Insertable<ApplicationNote>, 'application_id' | 'author_id'>,
): Promise<Selectable<ApplicationNote>> {
  return db
    .insertInto('application_note')
    .values({ text: 'A note that a test has written.', noted_at: '2026-11-19T12:00:00.000Z', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
