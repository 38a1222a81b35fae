import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQuote } from '../factories/quote.ts';
import { runExample } from '../support/run-example.ts';
import { grantAccess, type SignedIn, signUp } from '../support/signed-in.ts';
import { openTestApp, type TestApp, testNow } from '../support/test-app.ts';

let app: TestApp;
let publisher: SignedIn;
let operator: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  publisher = await signUp(app);
  operator = await signUp(app);
  await grantAccess(app, 'verified', publisher);
  await grantAccess(app, 'operator', operator);
});
afterAll(() => app.close());

const run = (name: string, asked: { token?: string }, given: object = {}) => runExample(app, name, asked, given);

/** The id of what was made, wherever the answer has it. */
const idIn = (answer: object, name: string) => (answer as Record<string, { readonly id: string }>)[name]?.id;

it('a key is renewed and revoked, and a tier asked for', async () => {
  const keyId = idIn(await run('CreateKey', publisher), 'key');
  expect(await run('RenewKey', publisher, { keyId })).toMatchObject({ secret: expect.stringMatching(/^wlk_/) });
  expect(await run('RevokeKey', publisher, { keyId })).toEqual({ id: keyId });
  expect(await run('RequestTier', publisher)).toMatchObject({ partnership: { request: { state: 'WAITING' } } });
  expect(await run('MyPartnership', publisher)).toMatchObject({ tier: null, request: { tier: 'RESEARCH' } });
});

it('a webhook is added, tried, looked at and deleted', async () => {
  expect(await run('WebhookEvents', publisher)).toContainEqual(expect.objectContaining({ name: 'job.published' }));
  const added = await run('AddWebhook', publisher);
  expect(added).toMatchObject({ secret: expect.stringMatching(/^whsec_/), webhook: { isEnabled: true } });
  const webhookId = idIn(added, 'webhook');
  expect(await run('MyWebhooks', publisher)).toMatchObject([
    { id: webhookId, events: ['JOB_PUBLISHED', 'JOB_CLOSED'] },
  ]);
  const deliveryId = idIn(await run('TestWebhook', publisher, { webhookId }), 'delivery');
  expect(await run('WebhookLog', publisher, { webhookId })).toMatchObject({
    nodes: [{ id: deliveryId, event: 'webhook.test', state: 'WAITING' }],
  });
  expect(await run('ReplayDelivery', publisher, { deliveryId })).toMatchObject({ delivery: { state: 'WAITING' } });
  expect(await run('DeleteWebhook', publisher, { webhookId })).toEqual({ id: webhookId });
});

it('a product is offered, changed and withdrawn', async () => {
  const listingId = idIn(await run('ListProduct', publisher), 'posting');
  expect(await run('MyListings', publisher)).toMatchObject({ nodes: [{ id: listingId, state: 'IN_REVIEW' }] });
  expect(await run('MyListing', publisher, { listingId })).toMatchObject({ item: { name: 'Bedside patient monitor' } });
  expect(await run('ChangeProduct', publisher, { listingId })).toMatchObject({ posting: { state: 'IN_REVIEW' } });
  expect(await run('WithdrawProduct', publisher, { listingId })).toMatchObject({ posting: { state: 'WITHDRAWN' } });
});

it('a quote is given, read and accepted, and an order closed', async () => {
  const buyer = await signUp(app);
  const ids = { buyerId: buyer.id, sellerId: publisher.id };
  const { orderId: orderKey, requestId, itemId } = await createQuote(app.db, { ...ids, at: testNow.toISOString() });
  expect(await run('QuoteRequests', publisher)).toMatchObject({ nodes: [{ id: requestId, items: [{ id: itemId }] }] });
  const quote = { expiresOn: '2026-12-20', lines: [{ itemId, unitPrice: 12.5, leadDays: 14 }] };
  expect(await run('GiveQuote', publisher, { requestId, quote })).toMatchObject({
    request: { quote: { total: 25, expiresOn: '2026-12-20' } },
  });
  const [given] = (await run('OrderQuotes', buyer, { orderKey })) as unknown as { id: string; revision: number }[];
  const accepted = { orderKey, quoteId: given?.id, revision: given?.revision };
  expect(await run('AcceptQuote', buyer, accepted)).toMatchObject({ order: { reference: expect.any(String) } });
  const other = await createQuote(app.db, { ...ids, at: testNow.toISOString() });
  expect(await run('CloseOrder', buyer, { orderKey: other.orderId })).toMatchObject({
    order: { closedAt: expect.any(String) },
  });
});

it('a text of each kind is found and edited, and one brought back', async () => {
  const found = async (kind: string, search: string) => {
    const { nodes } = await run('EditableTexts', operator, { kind, search });
    return (nodes as readonly { readonly id: string; readonly title: string }[])[0];
  };
  const entry = await found('ENTRY', 'hours');
  const entryId = entry?.id;
  expect(await run('EditableEntry', operator, { entryId })).toMatchObject({ title: entry?.title, revision: 0 });
  expect(await run('EditEntry', operator, { entryId })).toMatchObject({ content: { revision: 1 } });
  expect(await run('TextHistory', operator, { entryId })).toMatchObject({ nodes: [{ number: 1 }, { number: 0 }] });
  expect(await run('RestoreText', operator, { entryId, revision: 1 })).toMatchObject({
    content: { title: entry?.title, revision: 2 },
  });
  const articleId = (await found('ARTICLE', 'pay'))?.id;
  const documentId = (await found('DOCUMENT', 'device'))?.id;
  const helpId = (await found('HELP_ARTICLE', 'apply'))?.id;
  for (const [name, id] of [
    ['EditArticle', { articleId }],
    ['EditDocument', { documentId }],
    ['EditHelpArticle', { helpId }],
  ] as const) {
    expect(await run(name, operator, id), name).toMatchObject({ content: { revision: 1 } });
  }
});
