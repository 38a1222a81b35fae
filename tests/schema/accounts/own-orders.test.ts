import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createQuote } from '../../factories/quote.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const now = testNow.toISOString();

async function dataOf(account_id: string) {
  const { accessToken: token } = await createSession(app.db, { account_id });
  const { data } = await askGraph(app, '{ myData { json } }', { token });
  return JSON.parse(((data?.['myData'] ?? {}) as { json: string }).json);
}

test('orders are handed out with what became of them, and quotes with what they are for', async () => {
  const buyer = await createAccount(app.db, { access: 'verified' });
  const seller = await createAccount(app.db, { access: 'verified' });
  const { id: organisation_id } = await createOrganisation(app.db, [buyer], { name: 'North clinic' });
  const { orderId } = await createQuote(app.db, { buyerId: buyer.id, sellerId: seller.id, at: now });
  await app.db
    .updateTable('bulk_order')
    .set({ organisation_id, handled_at: now, closed_at: now, close_reason: 'It was sent twice.' })
    .where('id', '=', orderId)
    .execute();
  expect((await dataOf(buyer.id)).bulkOrders).toMatchObject([
    {
      ...{ organisation: 'North clinic', organizationName: 'Test hospital', sentAt: now, handledAt: now },
      ...{ answerDueAt: new Date(testNow.getTime() + 86_400_000).toISOString(), closedAt: now },
      closeReason: 'It was sent twice.',
    },
  ]);
  expect((await dataOf(seller.id)).quotes).toMatchObject([
    {
      ...{ revision: 1, givenAt: now, changedAt: now },
      lines: [{ item: 'Test monitor 1', quantity: 2, unitPrice: 10.5, leadDays: 14, accepted: false }],
    },
  ]);
});
