import type { Insertable, Kysely, Selectable } from 'kysely';
import { employerOfName } from '../../schema/jobs/postings/job-postings.queries.ts';
import type { DB, Job } from '../../schema/tables.ts';
import { createEmployer } from './employer.ts';
import { createPlace } from './place.ts';
import { nextNumber } from './sequence.ts';

/**
 * An open post without a band, by default at a new place; its employer is the organisation of its owner, or a new one.
 */
export async function createJob(db: Kysely<DB>, values: Partial<Insertable<Job>> = {}): Promise<Selectable<Job>> {
  return db
    .insertInto('job')
    .values({
      reference: `T0001-26-${String(nextNumber()).padStart(4, '0')}`,
      title: 'Test nurse',
      department: 'Test ward',
      employer_id: values.employer_id ?? (await employerFor(db, values.owner_id)),
      place_id: values.place_id ?? (await createPlace(db)).id,
      type: 'permanent',
      contract_type: 'Permanent',
      working_pattern: 'Full-time',
      urgency: 'medium',
      description: 'A post that a test has made.',
      pay_scheme: 'other',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function employerFor(db: Kysely<DB>, ownerId: string | null | undefined): Promise<string> {
  const owner = ownerId
    ? await db.selectFrom('user_profile').select('organization').where('id', '=', ownerId).executeTakeFirst()
    : undefined;
  return owner
    ? db.transaction().execute((transaction) => employerOfName(transaction, owner.organization))
    : (await createEmployer(db)).id;
}
