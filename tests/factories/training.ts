import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Webinar } from '../../schema/tables.ts';
import sampleProgrammes from '../../server/database/seed/sample/training-programmes.json' with { type: 'json' };

/** Identifiers of sample programmes of each kind. */
export const samplePath = sampleProgrammes.find(({ kind }) => kind === 'path')?.id ?? '';
export const sampleCertification = sampleProgrammes.find(({ kind }) => kind === 'certification')?.id ?? '';

/** A webinar of an hour with one seat, which begins on 1 December 2026 unless said otherwise. */
export async function createWebinar(
  db: Kysely<DB>,
  values: Partial<Insertable<Webinar>> = {},
): Promise<Selectable<Webinar>> {
  const startsAt = values.starts_at ?? '2026-12-01T14:00:00.000Z';
  return db
    .insertInto('webinar')
    .values({
      title: 'Test webinar',
      description: 'What a test has planned.',
      presenter: 'Test Presenter',
      format: 'live',
      starts_at: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      duration_minutes: 60,
      seats: 1,
      changed_at: '2026-11-19T12:00:00.000Z',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A completed path with its certificate, and a place on the waiting list of a webinar. */
export async function createTraining(db: Kysely<DB>, accountId: string, at: string): Promise<void> {
  const { id } = await db
    .insertInto('training_enrolment')
    .values({ programme_id: samplePath, account_id: accountId, stage: 'completed', asked_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('training_certificate')
    .values({
      enrolment_id: id,
      number: 'TR-2026-TEST',
      code: 'TESTTESTTESTTESTTESTTESTTE',
      title: 'Staff Recruitment Mastery',
      holder_name: 'Asha Person',
      issued_on: '2026-11-20',
    })
    .execute();
  const webinar = await createWebinar(db, { waiting: 1 });
  await db
    .insertInto('webinar_place')
    .values({ webinar_id: webinar.id, account_id: accountId, state: 'waiting', asked_at: at, changed_at: at })
    .execute();
}
