import type { Kysely } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { deliver, type OutgoingWebhook } from '../../../schema/webhooks/delivering/deliver.ts';
import { dispatchEvents } from '../../../schema/webhooks/delivering/dispatch-events.ts';
import { sealedSecrets } from '../../../server/credentials/sealed-secrets.ts';
import { webhookSender } from '../../../server/webhooks/send-webhook.ts';
import { createAccount } from '../../factories/account.ts';
import { createJob } from '../../factories/job.ts';
import { createWebhook } from '../../factories/webhook.ts';
import { testNow, testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { noQueue } from '../../support/test-ports.ts';
import { type ReceivedMessage, startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { deliveryStates, happenToJobs, makeAttemptsDue, makeAttemptsUntil } from './due-attempts.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const events = ['job.published', 'job.changed', 'job.closed'];

let now = testNow;
const clock = { now: () => now };
let database: TestDatabase;
let db: Kysely<DB>;
let receiver: WebhookReceiver;
const ports = { site: { productName: 'Wayline', origin: 'https://portal.example' }, queue: noQueue };
const sender = webhookSender({ allowsLoopback: true, userAgent: 'test' });
const host = (send = sender) => ({ db, clock, ports, secrets: sealedSecrets([testSecret]), send });

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  now = testNow;
  receiver = await startReceiver();
});
afterEach(async () => {
  await db.deleteFrom('webhook_endpoint').execute();
  await db.deleteFrom('webhook_event').execute();
  await receiver.close();
  vi.useRealTimers();
});

async function subscribed(values: { readonly url?: string } = {}) {
  const { id: account_id } = await createAccount(db);
  return { account_id, ...(await createWebhook(db, { account_id, events, url: receiver.url, ...values })) };
}

const happen = (kind: Parameters<typeof happenToJobs>[1], ...ids: string[]) => happenToJobs(db, kind, { ids, now });
const give = () => dispatchEvents({ db, clock, queue: noQueue });

const attempt = (send: typeof sender) => (id: string) => deliver(host(send), id);
const makeDueAttempts = (send = sender) => makeAttemptsDue(db, now, attempt(send));
function pass(milliseconds: number, send = sender): Promise<void> {
  const setClock = (instant: Date) => {
    now = instant;
  };
  const time = { from: now, to: new Date(now.getTime() + milliseconds), setClock };
  return makeAttemptsUntil(db, time, attempt(send));
}

const told = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
const states = () => deliveryStates(db);

test('an event is told once to each endpoint that wants it, signed with its own secret', async () => {
  const { secret } = await subscribed();
  await subscribed({ url: `${receiver.url}/other` });
  const { id } = await createJob(db, { title: 'Community midwife' });
  await happen('job.published', id);
  await give();
  await give();
  await makeDueAttempts();
  expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/webhooks', '/webhooks/other']);
  const message = receiver.received.find(({ path }) => path === '/webhooks');
  vi.useFakeTimers({ toFake: ['Date'], now });
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)).toEqual({
    type: 'job.published',
    timestamp: testNow.toISOString(),
    data: expect.objectContaining({
      ...{ id, title: 'Community midwife', url: `https://portal.example/staff-portal?job=${id}` },
    }),
  });
  expect(await states()).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ]);
});

test('nothing is written down where no endpoint wants it, and nothing is told of a post that is hidden', async () => {
  const { id } = await createJob(db);
  await happen('job.published', id);
  expect(await db.selectFrom('webhook_event').select('id').execute()).toEqual([]);
  await subscribed();
  const hidden = await createJob(db, { hidden_at: testNow.toISOString() });
  await happen('job.closed', hidden.id);
  expect(await db.selectFrom('webhook_event').select('id').execute()).toEqual([]);
});

test('a receiver that was down for an hour is told everything, in the order of each subject', async () => {
  await subscribed();
  const [one, other] = [await createJob(db), await createJob(db)];
  receiver.answer = (response) => response.writeHead(503).end();
  for (const kind of ['job.published', 'job.changed', 'job.closed'] as const) {
    await happen(kind, one.id, other.id);
    await give();
    await pass(20 * 60 * SECOND);
  }
  expect(told().every(({ type }) => type === 'job.published')).toBe(true);
  expect((await states()).map(([state]) => state)).toEqual(Array(6).fill('waiting'));
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(200).end();
  await pass(HOUR);
  for (const { id } of [one, other]) {
    const types = told().filter(({ data }) => data.id === id);
    expect(types.map(({ type }) => type)).toEqual(['job.published', 'job.changed', 'job.closed']);
  }
  expect((await states()).map(([state]) => state)).toEqual(Array(6).fill('delivered'));
});

test('an event that waits holds up its own subject alone', async () => {
  await subscribed();
  const [stuck, free] = [await createJob(db), await createJob(db)];
  receiver.answer = (response, { body }) => response.writeHead(body.includes(stuck.id) ? 500 : 200).end();
  await happen('job.published', stuck.id);
  await happen('job.changed', stuck.id);
  await happen('job.published', free.id);
  await give();
  await makeDueAttempts();
  expect(await states()).toEqual([
    ['waiting', 1],
    ['waiting', 0],
    ['delivered', 1],
  ]);
});

test('events that are given out in any order are told in that of their subject', async () => {
  await subscribed();
  const { id } = await createJob(db);
  await happen('job.published', id);
  await give();
  const sending: (() => void)[] = [];
  const held = async (message: OutgoingWebhook) => {
    await new Promise<void>((resolve) => sending.push(resolve));
    return sender(message);
  };
  const first = makeDueAttempts(held);
  await vi.waitFor(() => expect(sending).toHaveLength(1));
  await happen('job.closed', id);
  await give();
  const attempts = db.selectFrom('webhook_delivery').select('id').where('attempt_id', 'is not', null);
  expect(await attempts.execute()).toHaveLength(1);
  sending[0]?.();
  await vi.waitFor(() => expect(sending).toHaveLength(2));
  sending[1]?.();
  await first;
  expect(told().map(({ type }) => type)).toEqual(['job.published', 'job.closed']);
});

describe('a process that goes down', () => {
  test('between sending and writing that down sends twice, with the same webhook-id', async () => {
    await subscribed();
    const { id } = await createJob(db);
    await happen('job.published', id);
    await give();
    const dying = async (message: OutgoingWebhook) => {
      await sender(message);
      throw new Error('killed');
    };
    await expect(makeDueAttempts(dying)).rejects.toThrow('killed');
    expect(await states()).toEqual([['waiting', 0]]);
    await makeDueAttempts();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
    expect(await states()).toEqual([['delivered', 1]]);
  });

  test('and one that took its work make no third attempt of it', async () => {
    await subscribed();
    const { id } = await createJob(db);
    await happen('job.published', id);
    await give();
    const { attempt_id } = await db.selectFrom('webhook_delivery').select('attempt_id').executeTakeFirstOrThrow();
    await Promise.all([1, 2].map(() => deliver(host(), attempt_id ?? '')));
    await deliver(host(), attempt_id ?? '');
    expect(receiver.received).toHaveLength(2);
    expect(await states()).toEqual([['delivered', 1]]);
  });
});

describe('a receiver that stays down', () => {
  test('is tried with longer and longer pauses for three days, then turned off, and its owner mailed once', async () => {
    const { id: endpointId, account_id } = await subscribed();
    const { id } = await createJob(db);
    receiver.answer = (response) => response.writeHead(500).end();
    await happen('job.published', id);
    await happen('job.changed', id);
    await give();
    await pass(72 * HOUR);
    expect((await states())[0]?.[0]).toBe('waiting');
    expect(receiver.received.length).toBeGreaterThan(8);
    expect(receiver.received.length).toBeLessThan(20);
    await pass(24 * HOUR);
    expect(await states()).toEqual([
      ['failed', 15],
      ['waiting', 0],
    ]);
    const endpoint = db.selectFrom('webhook_endpoint').select('disabled_reason as reason').where('id', '=', endpointId);
    expect(await endpoint.execute()).toEqual([{ reason: 'failing' }]);
    const mails = await db
      .selectFrom('outgoing_mail')
      .select(['kind', 'body_text as words'])
      .where('account_id', '=', account_id)
      .execute();
    expect(mails).toMatchObject([{ kind: 'webhook-disabled', words: expect.stringContaining('127.0.0.1') }]);
    expect(mails[0]?.words).not.toContain('/webhooks/');
    const before = receiver.received.length;
    await happen('job.closed', id);
    await give();
    await pass(24 * HOUR);
    expect(receiver.received).toHaveLength(before);
  });

  test('is asked seldom, however much there is to tell', async () => {
    await subscribed();
    const jobs = await Promise.all(Array.from({ length: 20 }, () => createJob(db)));
    receiver.answer = (response) => response.writeHead(500).end();
    await happen('job.published', ...jobs.map(({ id }) => id));
    await give();
    await pass(10 * 60 * SECOND);
    const down = receiver.received.length;
    await pass(50 * 60 * SECOND);
    // Twenty at a time, as they are due at once here, and then one rest after another.
    expect(receiver.received.length - down).toBeLessThan(140);
    receiver.answer = (response) => response.writeHead(200).end();
    receiver.received.length = 0;
    await pass(HOUR);
    expect(new Set(told().map(({ data }) => data.id)).size).toBe(20);
  });
});

test('a suspended account is told nothing, neither what waits nor what happens', async () => {
  const { account_id } = await subscribed();
  const { id } = await createJob(db);
  await happen('job.published', id);
  await give();
  await db.updateTable('account').set({ suspended_at: testNow.toISOString() }).where('id', '=', account_id).execute();
  await makeDueAttempts();
  await happen('job.closed', id);
  await give();
  await makeDueAttempts();
  expect(receiver.received).toEqual([]);
  expect(await states()).toEqual([['failed', 1]]);
});

test('an event of one account is told to that one alone', async () => {
  const { account_id } = await subscribed();
  await subscribed({ url: `${receiver.url}/other` });
  await db
    .insertInto('webhook_event')
    .values({ ...{ kind: 'job.published', subject: 'own', account_id, data: '{}' }, happened_at: now.toISOString() })
    .execute();
  await give();
  await makeDueAttempts();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/webhooks']);
});

test('messages are signed with the secret before until its time is over', async () => {
  const { id: endpointId, secret: before } = await subscribed();
  const after = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const secrets = sealedSecrets([testSecret]);
  await db
    .updateTable('webhook_endpoint')
    .set((row) => ({
      previous_secret: row.ref('secret'),
      previous_secret_ends_at: new Date(testNow.getTime() + HOUR).toISOString(),
      secret: secrets.seal({ purpose: 'webhook secret', id: endpointId }, after),
    }))
    .where('id', '=', endpointId)
    .execute();
  const { id } = await createJob(db);
  const signatures = async () => {
    await happen('job.changed', id);
    await give();
    await makeDueAttempts();
    const { headers = {}, body = '' }: Partial<ReceivedMessage> = receiver.received.at(-1) ?? {};
    const sign = (secret: string) => new Webhook(secret).sign(String(headers['webhook-id']), now, body);
    return [String(headers['webhook-signature']).split(' '), [sign(after), sign(before)]] as const;
  };
  const [both, expected] = await signatures();
  expect(both).toEqual(expected);
  now = new Date(testNow.getTime() + HOUR);
  const [one, [present]] = await signatures();
  expect(one).toEqual([present]);
});
