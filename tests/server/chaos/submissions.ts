import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import type { People } from './people.ts';
import type { Records } from './records.ts';
import { order, vendorStart, vendorSubmission } from './trade-writes.ts';
import { graphWrite, keyed, type Write } from './write.ts';
import { application, shuffled, signUp, times } from './writes.ts';

/** How many submissions are sent. */
export const SUBMISSIONS = 200;

/** 200 submissions of all kinds whose receipt is mailed, each under a key of its own. */
export async function submissionsOf({ applicants, others, jobIds }: People, db: Kysely<DB>): Promise<Write[]> {
  const vendors = times(10, (number) => vendorSubmission(db, `Chaos sends ${number} Ltd`));
  const programmes = await db.selectFrom('training_programme').select('id').orderBy('position').limit(4).execute();
  return shuffled([
    ...times(30, (number) => signUp(`sender-${number}@chaos.example`)),
    ...applicants.flatMap((person) => jobIds.map((jobId) => application(person, jobId))),
    ...others.flatMap((person) =>
      programmes.map(({ id }) =>
        graphWrite(
          { mark: `${person.id} ${id}`, variables: { id } },
          'mutation ($id: ID!) { enrol(programmeId: $id) { __typename } }',
          person,
        ),
      ),
    ),
    ...times(20, (number) => enquiry(`Chaos enquiry ${number}`)),
    ...times(20, (number) => order(`Chaos order ${number}`)),
    ...others.flatMap((person, who) => times(2, (number) => order(`Chaos own order ${who} ${number}`, person))),
    ...times(10, (number) => vendorStart(`Chaos starts ${number} Ltd`)),
    ...(await Promise.all(vendors)),
  ]);
}

/** How often each submission is stored. */
export async function readSubmissions(db: Kysely<DB>): Promise<Records> {
  const { rows } = await sql<{ mark: string; stored: number }>`
    select email as mark, count(*)::integer as stored from account group by email
    union all
    select account_id || ' ' || job_id, count(*)::integer from job_application group by account_id, job_id
    union all
    select account_id || ' ' || programme_id, count(*)::integer from training_enrolment group by account_id, programme_id
    union all
    select subject, count(*)::integer from enquiry group by subject
    union all
    select project_name, count(*)::integer from bulk_order where project_name is not null group by project_name
    union all
    select company_name, count(*)::integer from vendor_application
      where company_name like 'Chaos starts %' group by company_name
    union all
    select company_name, count(*)::integer from vendor_application
      join vendor_application_event as event on event.application_id = vendor_application.id and event.kind = 'submitted'
      group by company_name`.execute(db);
  return new Map(rows.map(({ mark, stored }) => [mark, stored]));
}

/** The kinds of receipt that submissions are answered with, and how many of each there are. */
export async function countReceipts(db: Kysely<DB>): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(['kind', (select) => select.fn.countAll<string>().as('count')])
    .where('kind', 'in', [
      'email-confirmation',
      'application-acknowledged',
      'training-enrolment',
      'enquiry-received',
      'order-received',
      'vendor-started',
      'vendor-received',
    ])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

function enquiry(subject: string): Write {
  const sender = { name: 'Asha Mensah', email: 'asha@chaos.example', category: 'technical' };
  const message = 'The page of our order stays empty since this morning.';
  return keyed({ path: '/api/contact/enquiry', body: { ...sender, subject, message }, mark: subject });
}
