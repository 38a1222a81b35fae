import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
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
const tables = ['enquiry', 'enquiry_entry'];

/** One in 50 waits, the others are answered or closed; one account has sent some of them. */
async function fillEnquiries(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  const account = { id: idOf(1), email: 'a@example.com', email_key: 'a@example.com' };
  await db.insertInto('account').values(account).execute();
  const sent = sql`now() - n * interval '5 minutes'`;
  await sql`
    insert into enquiry (id, reference, account_id, name, email, subject, category, state, sent_at, waiting_since,
      first_replied_at, changed_at)
    select ('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'M-' || n,
      case when n % 5000 = 0 then ${idOf(1)}::uuid end, 'Asha', 'asha@example.com', 'Question ' || n,
      (array['recruitment', 'compliance', 'equipment', 'technical', 'billing', 'partnership', 'feedback', 'other'])[n % 8 + 1],
      case when n % 50 = 0 then 'open' when n % 2 = 0 then 'answered' else 'closed' end, ${sent},
      case when n % 50 = 0 then ${sent} end, case when n % 50 > 0 then ${sent} + interval '2 hours' end, ${sent}
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await sql`
    insert into enquiry_entry (enquiry_id, kind, written_by, body, happened_at)
    select id, 'message', 'sender', 'How?', sent_at from enquiry`.execute(db);
}

const filters = [
  {},
  { state: 'OPEN' },
  { state: 'ANSWERED' },
  { category: 'BILLING' },
  { state: 'OPEN', category: 'EQUIPMENT' },
  { state: 'CLOSED', category: 'TECHNICAL' },
];

describePostgres('nothing that is asked about enquiries reads the whole table', () => {
  const portal = new ExplainedPortal([fillEnquiries, 50_000]);
  const query = (selection: string) => `query ($filter: EnquiryFilter, $after: String) {
    enquiries(filter: $filter, after: $after) { ${selection} } }`;

  describe('the list of operators', () => {
    test.each<object>(filters)('%j', async (filter) => {
      const page = query('nodes { subject isOverdue } pageInfo { endCursor }');
      const { enquiries } = await portal.ask(page, { filter }, operator);
      await portal.expectNoScan(...tables);
      const { endCursor: after } = (enquiries as { pageInfo: { endCursor: string } }).pageInfo;
      await portal.ask(page, { filter, after }, operator);
      await portal.expectNoScan(...tables);
      await portal.ask(query('totalCount'), { filter }, operator);
      await portal.expectNoScan(...tables);
    });
  });

  test.each([
    ['one with its history', `enquiry(id: "${idOf(77)}") { entries { body } }`, 2],
    ["one's own", 'myEnquiries { totalCount nodes { subject } }', 2],
  ])('%s', async (_what, field, statements) => {
    await portal.ask(`{ ${field} }`, {}, operator);
    expect(await portal.expectNoScan(...tables)).toBe(statements);
  });
});
