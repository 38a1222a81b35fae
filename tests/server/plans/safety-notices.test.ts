import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import {
  insertMatches,
  insertMatchesOfProduct,
} from '../../../schema/equipment/safety-notices/safety-matching.queries.ts';
import { listPausing } from '../../../schema/equipment/safety-notices/safety-notices.queries.ts';
import { insertRecipients } from '../../../schema/equipment/safety-notices/safety-recipients.queries.ts';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { replaceBulkEquipment } from '../../../server/database/bulk/bulk-equipment.ts';
import { createBulkOrder } from '../../factories/bulk-order.ts';
import { createSafetyNotice } from '../../factories/safety-notice.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';

const operator: Viewer = {
  kind: 'account',
  accountId: '01a1ede2-0000-7000-8000-000000000001',
  sessionId: '01a1ede2-0000-7000-8000-000000000001',
  access: 'operator',
  emailConfirmedAt: null,
};

/** Items of orders as buyers describe them, a few of which name the pump, and notices of 20 years. */
async function fillOrdersAndNotices(db: Kysely<DB>, { count }: { readonly count: number }): Promise<void> {
  const { id } = await createBulkOrder(db);
  await sql`
    insert into bulk_order (reference, organization_name, department, contact_name, email, phone, delivery_address,
      order_type, required_date, sent_at, answer_due_at)
    select 'BO-P' || n, organization_name, department, contact_name, email, phone, delivery_address, order_type,
      required_date, sent_at, answer_due_at
    from bulk_order cross join generate_series(1, ${sql.lit(count / 50)}) as n where id = ${id}::uuid`.execute(db);
  await sql`
    insert into bulk_order_item (order_id, place, equipment, description, quantity, urgency)
    select bulk_order.id, place, 'monitoring', case when place = 7 and reference like '%77' then 'Quillpump QP-7'
        else 'Ward device ' || md5(reference || place) end, 1, 'standard'
    from bulk_order cross join generate_series(1, 50) as place where reference like 'BO-P%'`.execute(db);
  await sql`
    insert into safety_notice (reference, kind, title, summary, advice, source_url, published_on, products, entered_at,
      withdrawn_at)
    select 'DSI/' || n, 'device_safety_information', 'Notice ' || n, 'It may stop.', 'Stop.', 'https://example.com/' || n,
      current_date - n, array['zzz' || md5(n::text)], now(), case when n > 300 then now() end
    from generate_series(1, 2000) as n`.execute(db);
  await sql`update equipment set name = 'Quillpump QP-7' where reference like 'BULK-000012%'`.execute(db);
}

describePostgres('nothing that is asked about safety notices reads whole tables', () => {
  const portal = new ExplainedPortal([replaceBulkEquipment, 20_000], [fillOrdersAndNotices, 20_000]);
  const tables = ['equipment', 'bulk_order_item'];

  test.each([
    { products: ['quillpump qp7'] },
    { manufacturer: 'Quillpump', products: ['QP-7', 'Quillpump QP7'] },
    { manufacturer: 'Quillpump' },
    { products: ['nothing at all has this'] },
  ])('what %j would match', async (criteria) => {
    await portal.ask(
      `query ($criteria: SafetyNoticeCriteriaInput!) { safetyNoticeMatches(criteria: $criteria) {
        productCount products { name words { word } } orderItemCount orderItems { description } } }`,
      { criteria },
      operator,
    );
    expect(await portal.expectNoScan(...tables)).toBe(2);
  });

  test('a page of the notices that are open', async () => {
    await portal.ask('{ safetyNotices(first: 10, open: true) { nodes { reference } } }');
    await portal.expectNoScan('safety_notice');
  });

  test('one notice by its name, and the notices of products', async () => {
    await portal.ask('{ safetyNotice(id: "dsi-17") { title } equipment(first: 20) { nodes { saleIsPaused } } }');
    await portal.expectNoScan('equipment');
  });

  describe('once a notice is published', () => {
    test('what it concerns, who is told, and what a changed product is in', async () => {
      const { id: noticeId } = await createSafetyNotice(portal.db);
      const criteria = { manufacturer: null, products: ['quillpump qp7'], category: null };
      const now = new Date().toISOString();
      const db = portal.recorded;
      await insertMatches(db, { noticeId, criteria, exceptProducts: [], exceptOrderItems: [], now });
      await portal.expectNoScan(...tables);
      await inTransaction(portal.recorded, (transaction) => insertRecipients(transaction, noticeId, now));
      await portal.expectNoScan(...tables);
      const { equipment_id: product } = await portal.db
        .selectFrom('safety_notice_equipment')
        .select('equipment_id')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(await listPausing(portal.recorded, product)).toHaveLength(1);
      expect(await insertMatchesOfProduct(portal.recorded, product, now)).toEqual([]);
      await portal.expectNoScan('equipment');
    });
  });
});
