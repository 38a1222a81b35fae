import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '../../factories/api-key.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { signUp } from '../../support/signed-in.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const WEBHOOK = 'webhook { id url events isEnabled disabledReason previousSecretEndsAt }';
type Answer = Readonly<Record<string, unknown>> & {
  readonly secret?: string;
  readonly webhook?: { readonly id: string };
};

const MADE = `... on MadeWebhookPayload { secret ${WEBHOOK} }`;
/** What each mutation answers. */
const payloads: Readonly<Record<string, string>> = {
  createWebhookEndpoint: MADE,
  rotateWebhookSecret: MADE,
  updateWebhookEndpoint: `... on WebhookEndpointPayload { ${WEBHOOK} }`,
  deleteWebhookEndpoint: '',
};
const DELIVERY = '... on WebhookDeliveryPayload { delivery { id webhookId event state attempts body } }';

async function mutate(token: string, call: string): Promise<Answer> {
  const payload = payloads[call.slice(0, call.indexOf('('))] ?? DELIVERY;
  const rest = '... on ValidationError { fields { path message } } ... on Error { message }';
  const { data, errors } = await askGraph(app, `mutation { answer: ${call} { __typename ${payload} ${rest} } }`, {
    token,
  });
  expect(errors).toBeUndefined();
  return data?.['answer'] as Answer;
}

const create = (
  token: string,
  url = 'https://receiver.example/webhooks#part',
  events = '[JOB_CLOSED, JOB_PUBLISHED]',
) => mutate(token, `createWebhookEndpoint(input: { url: ${JSON.stringify(url)}, events: ${events} })`);

test('a webhook is added, its secret told once and stored encrypted, and its owner mailed', async () => {
  const { token, id: account_id } = await signUp(app);
  const { secret = '', webhook } = await create(token);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(webhook).toMatchObject({
    ...{ url: 'https://receiver.example/webhooks', events: ['JOB_PUBLISHED', 'JOB_CLOSED'] },
    ...{ isEnabled: true, disabledReason: null, previousSecretEndsAt: null },
  });
  const stored = await app.db.selectFrom('webhook_endpoint').selectAll().where('account_id', '=', account_id).execute();
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6, 30));
  const own = await askGraph(app, '{ webhookEndpoints { id url } myData { json } }', { token });
  expect(own.data).toMatchObject({ webhookEndpoints: [{ id: webhook?.id }] });
  const { json = '' } = (own.data?.['myData'] ?? {}) as { json?: string };
  expect(json).toContain('receiver.example');
  expect(json).not.toContain(stored[0]?.secret ?? '');
  const mails = app.db.selectFrom('outgoing_mail').select('body_text as words').where('kind', '=', 'webhook-added');
  const [mail] = await mails.where('account_id', '=', account_id).execute();
  expect(mail?.words).toContain('receiver.example');
  expect(mail?.words).not.toContain(secret);
});

test.each([
  ['http://receiver.example/', 'url'],
  ['https://10.0.0.1/', 'url'],
  ['https://[::1]/', 'url'],
  ['https://localhost/', 'url'],
  ['http://127.0.0.1:8080/', 'url'],
  ['https://user:secret@receiver.example/', 'url'],
  ['https://receiver.example:25/', 'url'],
  ['receiver.example', 'url'],
  ['', 'url'],
  [`https://receiver.example/${'a'.repeat(500)}`, 'url'],
])('an address like %s is refused with a sentence', async (url, path) => {
  const { token } = await signUp(app);
  expect(await create(token, url)).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] });
  expect(await create(token, 'https://receiver.example/', '[]')).toMatchObject({ fields: [{ path: 'events' }] });
});

test('an account has 5 webhooks, also where two are added at once', async () => {
  const { token, id: account_id } = await signUp(app);
  await Promise.all([1, 2, 3, 4].map(() => createWebhook(app.db, { account_id })));
  const both = await Promise.all([create(token), create(token)]);
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['ConflictError', 'MadeWebhookPayload']);
});

test('a webhook is changed, turned off and on, given another secret, and deleted', async () => {
  const { token } = await signUp(app);
  const { webhook, secret } = await create(token);
  const id = JSON.stringify(webhook?.id);
  const update = (input: string) => mutate(token, `updateWebhookEndpoint(id: ${id}, input: { ${input} })`);
  expect(await update('events: [JOB_CHANGED]')).toMatchObject({
    webhook: { events: ['JOB_CHANGED'], isEnabled: true },
  });
  expect(await update('url: "https://10.0.0.1/"')).toMatchObject({ __typename: 'ValidationError' });
  expect(await update('isEnabled: false')).toMatchObject({ webhook: { isEnabled: false, disabledReason: 'OWNER' } });
  expect(await mutate(token, `sendTestWebhook(webhookId: ${id})`)).toMatchObject({ __typename: 'ConflictError' });
  expect(await update('isEnabled: true')).toMatchObject({ webhook: { isEnabled: true, events: ['JOB_CHANGED'] } });
  const rotated = await mutate(token, `rotateWebhookSecret(id: ${id})`);
  expect(rotated.secret).not.toBe(secret);
  expect(rotated).toMatchObject({ webhook: { previousSecretEndsAt: '2026-11-21T09:30:00.000Z' } });
  expect(await mutate(token, `deleteWebhookEndpoint(id: ${id})`)).toEqual({ __typename: 'DeletedWebhookPayload' });
  expect(await update('isEnabled: true')).toMatchObject({ __typename: 'NotFoundError' });
});

test('a test message is written with its job, stands in the log, and can be sent once more', async () => {
  const { token } = await signUp(app);
  const { webhook } = await create(token);
  const answer = await mutate(token, `sendTestWebhook(webhookId: ${JSON.stringify(webhook?.id)})`);
  expect(answer).toMatchObject({ delivery: { event: 'webhook.test', state: 'WAITING', attempts: 0 } });
  const { delivery } = answer as unknown as { delivery: { id: string; webhookId: string; body: string } };
  expect(JSON.parse(delivery.body)).toMatchObject({ type: 'webhook.test', data: {} });
  const again = await mutate(token, `replayWebhookDelivery(id: "${delivery.id}")`);
  expect(again).toMatchObject({ delivery: { id: delivery.id, webhookId: delivery.webhookId } });
  const log = `{ webhookDeliveries(webhookId: "${webhook?.id}", first: 5) { totalCount nodes { id lastResult nextAttemptAt } } }`;
  const { data } = await askGraph(app, log, { token });
  expect(data).toMatchObject({ webhookDeliveries: { totalCount: 1, nodes: [{ id: delivery.id, lastResult: null }] } });
});

test('no key opens webhooks', async () => {
  const { id: account_id } = await signUp(app);
  const { secret: token } = await createApiKey(app.db, { account_id, scopes: ['read:jobs', 'write:jobs'] });
  const answer = await askGraph(app, '{ webhookEndpoints { id } }', { token });
  expect(JSON.stringify(answer)).toContain('API keys cannot be used for webhookEndpoints');
});
