import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import {
  countApplication,
  findJobForUpdate,
  hasAppliedMoreThan,
  insertApplication,
  listAllOwnApplications,
} from '../../../schema/jobs/applications/job-applications.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

const idOf = (number: number) => `01a1ede2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const as = (number: number): Viewer => ({
  kind: 'account',
  accountId: idOf(number),
  sessionId: idOf(number),
  access: 'verified',
  emailConfirmedAt: null,
});
const tables = ['account', 'user_profile', 'job', 'job_application', 'audit_entry'];
/** Advertised by the first account, with an application of every other one. */
const popular = idOf(1);

async function fill(db: Kysely<DB>, options: Parameters<typeof replaceBulkJobs>[1]): Promise<void> {
  const { count } = options;
  await replaceBulkJobs(db, options);
  await sql`
    insert into account (id, email, email_key, access, verified_at)
    select ('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person-' || n || '@example.com',
      'person-' || n || '@example.com', 'verified', now() from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await sql`
    insert into session (id, account_id, device, created_at, last_used_at)
    select id, id, '', now(), now() from account`.execute(db);
  await sql`insert into user_profile (id, first_name, last_name, organization) select id, 'A', 'Person', 'Any hospital' from account`.execute(
    db,
  );
  await sql`
    update user_profile set organization = (
      select employer.name from job join employer on employer.id = job.employer_id order by job.reference limit 1)
    where id = ${idOf(1)}::uuid`.execute(db);
  await sql`
    update job set id = ${popular}::uuid, owner_id = ${idOf(1)}::uuid, apply_url = null, closes_on = null
    where id = (select id from job order by reference limit 1)`.execute(db);
  await sql`
    insert into job_application (job_id, account_id, started_elsewhere, stage, statement, applicant_name,
      applicant_email, applicant_phone, applied_at, changed_at)
    select job_id, account_id, false, 'submitted', 'Words', 'A Person', 'person@example.com', '', applied_at, applied_at
    from (
      select ${popular}::uuid as job_id, id as account_id, now() as applied_at from account
        where id <> ${idOf(1)}::uuid and id <> ${idOf(2)}::uuid
      union all
      select job.id, account.id, now() from (select id, row_number() over (order by id) as n from job) as job
        join (select id, row_number() over (order by id) as n from account) as account using (n)
        where job.id <> ${popular}::uuid
    ) as application`.execute(db);
  await sql`
    insert into audit_entry (happened_at, actor_kind, actor_id, action, subject_kind, subject_id, owner_id)
    select now(), 'account', id, 'session.signed_in', 'session', id::text, id from account`.execute(db);
}

const page = (field: string, selection: string) => `query ($after: String) {
  ${field}after: $after) { nodes { ${selection} } totalCount pageInfo { endCursor } } }`;

describePostgres('nothing that is asked about applications reads a whole table', () => {
  const portal = new ExplainedPortal([fill, 20_000]);

  describe.each([
    ['myApplications', page('myApplications(', 'stage job { title employer location }'), as(77)],
    ['the one for a job', page(`myApplications(jobId: "${popular}", `, 'stage'), as(77)],
    ['those for the jobs of a page', page(`myApplications(jobIds: ["${popular}", "${idOf(2)}"], `, 'stage'), as(77)],
    ['jobApplications', page(`jobApplications(jobId: "${popular}", `, 'stage applicant { name }'), as(1)],
    ['myActivity', page('myActivity(', 'description'), as(77)],
  ])('%s', (field, query, viewer) => {
    test('page by page', async () => {
      const answer = await portal.ask(query, {}, viewer);
      await portal.expectNoScan(...tables);
      const [list] = Object.values(answer) as { pageInfo: { endCursor: string | null } }[];
      await portal.ask(query, { after: list?.pageInfo.endCursor ?? undefined }, viewer);
      expect(await portal.expectNoScan(...tables), field).toBeGreaterThan(0);
    });
  });

  test('moving and withdrawing', async () => {
    const { id } = await portal.db
      .selectFrom('job_application')
      .select('id')
      .where('job_id', '=', popular)
      .where('account_id', '=', idOf(3))
      .executeTakeFirstOrThrow();
    const move = `mutation { done: moveApplication(id: "${id}", stage: OFFERED) { __typename } }`;
    const moved = await portal.ask(move, {}, as(1));
    expect(moved).toEqual({ done: { __typename: 'ReceivedApplicationPayload' } });
    expect(await portal.expectNoScan(...tables)).toBeGreaterThan(2);
    const withdraw = `mutation { done: withdrawApplication(id: "${id}") { __typename } }`;
    const withdrawn = await portal.ask(withdraw, {}, as(3));
    expect(withdrawn).toEqual({ done: { __typename: 'JobApplicationPayload' } });
    expect(await portal.expectNoScan(...tables)).toBeGreaterThan(2);
  });

  test('applying', async () => {
    const now = new Date().toISOString();
    const told = { statement: 'Words', name: 'A Person', email: 'person@example.com', phone: '' };
    await inTransaction(portal.recorded, async (transaction) => {
      await findJobForUpdate(transaction, popular);
      await insertApplication(transaction, { jobId: popular, accountId: idOf(2), told, now });
      await countApplication(transaction, popular);
      await hasAppliedMoreThan(transaction, idOf(2), 3);
    });
    expect(await portal.expectNoScan(...tables)).toBe(5);
  });

  test('the download of own data', async () => {
    await listAllOwnApplications(portal.recorded, idOf(77));
    await portal.expectNoScan(...tables);
  });
});
