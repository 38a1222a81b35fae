import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, JobDraft } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';

/** A draft of a post in which nothing is filled in, unless told otherwise. */
export function createJobDraft(
  db: Kysely<DB>,
  values: Partial<Insertable<JobDraft>> & Pick<Insertable<JobDraft>, 'owner_id'>,
): Promise<Selectable<JobDraft>> {
  const now = testNow.toISOString();
  return db
    .insertInto('job_draft')
    .values({ content: '{}', created_at: now, changed_at: now, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
