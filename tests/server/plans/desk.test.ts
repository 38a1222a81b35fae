import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { deskQueueNames } from '../../../schema/desk/desk-queues.ts';
import type { DB } from '../../../schema/tables.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

const idOf = (number: number) => `01a1ede2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const operator: Viewer = {
  kind: 'account',
  accountId: idOf(1),
  sessionId: idOf(1),
  access: 'operator',
  emailConfirmedAt: null,
};
const id = sql`('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const at = sql`now() - n * interval '5 minutes'`;

/** One in 50 waits: of accounts, of messages, and of both kinds of applications. */
async function fillQueues(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  const rows = sql`from generate_series(1, ${sql.lit(count)}) as n`;
  await sql`
    insert into account (id, email, email_key, access, verified_at, verification_asked_at)
    select ${id}, n || '@example.com', n || '@example.com', case when n % 50 = 0 then 'member' else 'verified' end,
      case when n % 50 > 0 then ${at} end, ${at}
    ${rows}`.execute(db);
  await sql`
    insert into enquiry (reference, name, email, subject, category, state, sent_at, waiting_since, changed_at)
    select 'M-' || n, 'Asha', 'asha@example.com', 'Question ' || n, 'other',
      case when n % 50 = 0 then 'open' else 'answered' end, ${at}, case when n % 50 = 0 then ${at} end, ${at}
    ${rows}`.execute(db);
  await sql`
    insert into vendor_application (reference, state, company_name, registration_number, vat_number, contact_name, email,
      phone, started_at, changed_at, submitted_at, expected_from, due_at)
    select 'V-' || n, case when n % 50 = 0 then 'submitted' else 'approved' end, 'Devices ' || n, '01234567',
      'GB339072747', 'Asha', 'asha@example.com', '01632 960 001', ${at}, ${at}, ${at}, ${at}, ${at} + interval '7 days'
    ${rows}`.execute(db);
  await sql`
    with programme as (
      insert into training_programme (kind, slug, title, description, level, duration_weeks, position)
      values ('certification', 'plans', 'Plans', 'Of statements', 'advanced', 1, 1000) returning id)
    insert into training_enrolment (programme_id, account_id, stage, asked_at, changed_at)
    select programme.id, ${id}, case when n % 50 = 0 then 'submitted' else 'completed' end, ${at}, ${at}
    from programme, generate_series(1, ${sql.lit(count)}) as n`.execute(db);
}

describePostgres('what waits is counted without reading all that has ever waited', () => {
  const portal = new ExplainedPortal([fillQueues, 20_000]);
  const tables = ['account', 'enquiry', 'vendor_application', 'training_enrolment'];

  test('in each queue by one statement', async () => {
    const { deskQueues } = await portal.ask('{ deskQueues { name waiting overdue nextDueAt } }', {}, operator);
    expect(await portal.expectNoScan(...tables)).toBe(tables.length);
    const waiting = deskQueues as { name: string; waiting: number }[];
    expect(waiting.map(({ name }) => name)).toEqual(deskQueueNames.map((name) => name.toUpperCase()));
    expect(waiting.filter((queue) => queue.waiting > 0)).toHaveLength(tables.length);
  });
});
