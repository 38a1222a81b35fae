import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { replaceBulkEquipment } from '../../../server/database/bulk/bulk-equipment.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';
import { describeListPlans, type ExplainedList, listQuery, testAllIsTried } from './list-plans.ts';

const products: ExplainedList = {
  table: 'equipment',
  field: 'equipment',
  type: 'Equipment',
  rows: 'name description buyUrl supplier { name }',
  filters: {
    search: ['monitor', 'capnograph', 'ashbarn', 'vent', 'bulk-0000123', 'mo', 'breathing machine'].map((search) => ({
      search,
    })),
    category: [{ category: ['SURGICAL'] }, { category: ['SURGICAL', 'PPE'] }],
    condition: [{ condition: ['USED'] }, { condition: ['USED', 'REFURBISHED'] }],
    availability: [{ availability: ['PRE_ORDER'] }, { availability: ['PRE_ORDER', 'LOW_STOCK'] }],
    priceBand: [{ priceBand: ['FROM_15000'] }, { priceBand: ['FROM_15000', 'UNDER_1000'] }],
    priceMin: [{ priceMin: 500 }, { priceMin: 80_000 }],
    priceMax: [{ priceMax: 10_000 }, { priceMax: 5 }],
  },
  together: { search: 'monitor', category: ['MONITORING'], condition: ['NEW'], priceMin: 100 },
  orders: ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'RELEVANCE'],
  facets: ['category', 'condition', 'availability', 'priceBand'],
};

/** Filters whose products stand far from the beginning of an order, or are few, or are none. */
const unevenFilters = [
  ...['PPE', 'DIAGNOSTIC', 'EMERGENCY'].map((category) => ({ category: [category] })),
  ...['USED', 'REFURBISHED'].map((condition) => ({ condition: [condition] })),
  ...['UNDER_1000', 'FROM_15000'].map((priceBand) => ({ priceBand: [priceBand] })),
  { category: ['PPE'], condition: ['USED'] },
  { category: ['PPE'], priceMin: 85_991 },
  { priceMin: 85_991 },
  { priceMax: 5 },
];
/** Of 20,000 products; a category has about 3,000. */
const MOST_READ_IN_VAIN = 1_000;

describePostgres('no list of products reads the whole table', () => {
  const portal = new ExplainedPortal([replaceBulkEquipment, 20_000]);

  test.each(unevenFilters)('%j reads few products that it does not show', async (filter) => {
    for (const sort of ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH']) {
      await portal.ask(listQuery(products, `nodes { ${products.rows} }`), { filter, sort });
      await portal.expectFewRowsInVain('equipment', MOST_READ_IN_VAIN);
    }
  });

  describeListPlans(portal, products);

  describe('of accounts', () => {
    beforeAll(async () => {
      const { id } = await createAccount(portal.db, { access: 'operator' });
      const now = new Date().toISOString();
      const session = await createSession(portal.db, { account_id: id, created_at: now, last_used_at: now });
      viewer = { kind: 'account', accountId: id, sessionId: session.id, access: 'operator', emailConfirmedAt: null };
      await sql`update equipment set owner_id = ${id}, review_state = 'in_review', submitted_at = listed_at
        where reference like 'BULK-00000%'`.execute(portal.db);
      await sql`analyze equipment`.execute(portal.db);
    });
    let viewer: Viewer;

    test.each(['myEquipment', 'equipmentToReview'])('%s', async (field) => {
      const query = (selection: string) => `query ($after: String, $offset: Int) {
        ${field}(after: $after, offset: $offset) { ${selection} } }`;
      const page = query('nodes { state item { name supplier { name } } } pageInfo { endCursor }');
      const answer = await portal.ask(page, {}, viewer);
      await portal.expectNoScan('equipment');
      const { endCursor: after } = (answer[field] as { pageInfo: { endCursor: string | null } }).pageInfo;
      expect(after).not.toBeNull();
      for (const [asked, variables] of [
        [page, { after }],
        [page, { offset: 40 }],
        [query('totalCount'), {}],
      ] as const) {
        await portal.ask(asked, variables, viewer);
        await portal.expectNoScan('equipment');
      }
    });

    test('how many products a suspension hides', async () => {
      if (viewer.kind !== 'account') throw new Error('The viewer has no account.');
      const query = `{ accountPublications(id: "${viewer.accountId}") { products } }`;
      expect(await portal.ask(query, {}, viewer)).toEqual({ accountPublications: { products: 0 } });
      await portal.expectNoScan('equipment');
    });

    test('a change, a review and a withdrawal of one', async () => {
      const { id, name: organization } = await portal.db
        .selectFrom('equipment')
        .innerJoin('supplier', 'supplier.id', 'equipment.supplier_id')
        .select(['equipment.id', 'supplier.name'])
        .where('equipment.owner_id', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow();
      // It is changed in the name under which it is sold.
      await portal.db.updateTable('user_profile').set({ organization }).execute();
      const input = `{ name: "Monitor", description: "For wards.", category: MONITORING, price: 9.5, condition: NEW,
        inStock: 3, phone: "01632 960 999" }`;
      const change = async (call: string) => {
        const answer = await portal.ask(`mutation { done: ${call} { ... on Error { message } } }`, {}, viewer);
        expect(answer['done']).toEqual({});
        expect(await portal.expectNoScan('equipment')).toBeGreaterThan(1);
      };
      await change(`updateEquipment(id: "${id}", input: ${input})`);
      const found = portal.db.selectFrom('equipment').select('revision').where('id', '=', id);
      const { revision } = await found.executeTakeFirstOrThrow();
      await change(`reviewEquipment(id: "${id}", revision: ${revision}, decision: PUBLISH)`);
      await change(`withdrawEquipment(id: "${id}")`);
    });
  });
});

testAllIsTried(products);
