import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrganisation } from '../../factories/organisation.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { tradingAt } from './trading.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('bulk_order').execute();
  await app.db.deleteFrom('account').execute();
  await app.db.deleteFrom('organisation').execute();
  await app.db.deleteFrom('outgoing_mail').execute();
});

const { seller, ask, done, orderFor, give, quotesOf, accept } = tradingAt(() => app);

/** Who sells for an organisation, and a colleague who publishes for it too. */
async function colleagues() {
  const [asked, colleague] = [await seller('monitoring'), await seller('surgical')];
  await createOrganisation(app.db, [{ id: asked.id }, { id: colleague.id, roles: ['publish'] }]);
  return { asked, colleague };
}
const suspend = (id: string) =>
  app.db.updateTable('account').set({ suspended_at: testNow.toISOString() }).where('id', '=', id).execute();
const mailedTo = async (kind: string) =>
  (await app.db.selectFrom('outgoing_mail').select('account_id').where('kind', '=', kind).execute()).map(
    (mail) => mail.account_id,
  );

test('the quote of an organisation stays while a colleague vouches for it, who is told what becomes of it', async () => {
  const { asked, colleague } = await colleagues();
  const { key, items, requests } = await orderFor([asked]);
  await done(give(requests[0], items), asked.token);
  await suspend(asked.id);
  const [quote] = await quotesOf(key);
  expect(quote).toMatchObject({ state: 'OPEN', revision: 1 });
  expect((await done(give(requests[0], items, { price: 9 }), colleague.token)).__typename).toBe('QuoteRequestPayload');
  const [changed] = await quotesOf(key);
  expect((await accept(key, changed)).__typename).toBe('BulkOrderPayload');
  expect(await mailedTo('quote-accepted')).toEqual([colleague.id]);
});

test('it goes once no colleague vouches for it either', async () => {
  const { asked, colleague } = await colleagues();
  const { key, items, requests } = await orderFor([asked]);
  await done(give(requests[0], items), asked.token);
  await suspend(asked.id);
  await suspend(colleague.id);
  expect(await quotesOf(key)).toEqual([]);
});

test('of an organisation whose seller is suspended a colleague is asked', async () => {
  const { asked, colleague } = await colleagues();
  await suspend(asked.id);
  const input = `{ organizationName: "A", department: "B", contactName: "C", email: "c@example.com", phone: "01632 960 001",
    deliveryAddress: "D", orderType: LEASE, requiredDate: "2027-01-01", items: [{ equipment: MONITORING, description: "E" }] }`;
  expect((await done(`requestBulkOrder(input: ${input})`)).__typename).toBe('BulkOrderPayload');
  expect(await mailedTo('quote-request')).toEqual([colleague.id]);
  expect(await ask('{ myQuoteRequests { totalCount } }', colleague.token)).toEqual({
    myQuoteRequests: { totalCount: 1 },
  });
});
