import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { findConversation, listConversationEntries } from '../../../schema/equipment/messages/conversations.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

const idOf = (number: number) => `01a1ede2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const seller: Viewer = {
  kind: 'account',
  accountId: idOf(1),
  sessionId: idOf(1),
  access: 'verified',
  emailConfirmedAt: null,
};
const tables = ['supplier_conversation', 'supplier_conversation_entry', 'supplier'];

/** One account sells under two of 5,000 names, and has begun some of the conversations. */
async function fillConversations(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  const account = { id: idOf(1), email: 'a@example.com', email_key: 'a@example.com' };
  await db.insertInto('account').values(account).execute();
  await sql`
    insert into supplier (id, name, location, phone, owner_id)
    select ('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Supplier ' || n, 'Leeds', '01632 960 000',
      case when n <= 2 then ${idOf(1)}::uuid end
    from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into supplier_conversation (id, reference, supplier_id, product_name, account_id, name, email, sent_at,
      changed_at)
    select ('01a1ede2-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'S-' || n,
      ('01a1ede2-0000-7000-8000-' || lpad((n % 5000 + 1)::text, 12, '0'))::uuid, 'Pump',
      case when n % 5000 = 7 then ${idOf(1)}::uuid end, 'Asha', 'asha@example.com',
      now() - n * interval '5 minutes', now() - n * interval '5 minutes'
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await sql`
    insert into supplier_conversation_entry (conversation_id, written_by, body, happened_at)
    select id, 'buyer', 'How much?', sent_at from supplier_conversation`.execute(db);
}

describePostgres('nothing that is asked about conversations with suppliers reads the whole table', () => {
  const portal = new ExplainedPortal([fillConversations, 50_000]);

  describe.each(['BUYER', 'SUPPLIER'])('the list of a %s', (side) => {
    test.each(['nodes { productName supplierName }', 'totalCount'])('%s', async (selection) => {
      await portal.ask(`{ supplierConversations(side: ${side}, first: 10) { ${selection} } }`, {}, seller);
      await portal.expectNoScan(...tables);
    });
  });

  test('one with its messages', async () => {
    const db = portal.recorded;
    expect(await findConversation(db, idOf(5001))).toMatchObject({ productName: 'Pump' });
    expect(await listConversationEntries(db, idOf(5001))).toHaveLength(1);
    await portal.expectNoScan(...tables);
  });
});
