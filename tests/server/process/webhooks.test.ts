import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJob } from '../../factories/job.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { startProgram } from '../../support/program.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';
import { happenToJobs } from '../webhooks/due-attempts.ts';
import { startPortal } from './running-portal.ts';

const patience = { timeout: 60_000, interval: 200 };

describePostgres('webhooks with a database of their own', () => {
  let database: TestDatabase;
  let directory: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    directory = await mkdtemp(join(tmpdir(), 'portal-webhooks-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** A new account at the portal, and its webhook. */
  async function addWebhook(origin: string, url: string) {
    const names = { firstName: 'Asha', lastName: 'Mensah', phone: '01632 960 001', organization: 'Brambleford' };
    const headers = { 'content-type': 'application/json' };
    const account = { email: 'hooks@example.com', password: 'seven geese on a pier', role: 'nurse', ...names };
    const signUp = { method: 'POST', headers, body: JSON.stringify(account) };
    const session = (await (await fetch(`${origin}/api/auth/signup`, signUp)).json()) as { access_token: string };
    const input = `{ url: "${url}", events: [JOB_PUBLISHED, JOB_CHANGED, JOB_CLOSED] }`;
    const query = `mutation { made: createWebhookEndpoint(input: ${input}) { ... on MadeWebhookPayload { secret webhook { id } } } }`;
    const authorization = `Bearer ${session.access_token}`;
    const create = { method: 'POST', headers: { ...headers, authorization }, body: JSON.stringify({ query }) };
    const { data } = (await (await fetch(`${origin}/graphql`, create)).json()) as {
      data: { made: { secret: string; webhook: { id: string } } };
    };
    return data.made;
  }

  test('the worker delivers what a process without one has written, in the order of each subject', {
    timeout: 300_000,
  }, async () => {
    const receiver = await startReceiver();
    const environment = {
      ...{ DATABASE_URL: database.url ?? '', AUTH_SECRET: testSecret, DATA_DIR: directory },
      ...{ WEBHOOK_LOOPBACK: 'on', LOG_LEVEL: 'silent' },
    };
    const portal = await startPortal({ ...environment, WORKER: 'off' });
    const { secret } = await addWebhook(portal.origin, receiver.url);
    const [troubled, other] = [await createJob(database.db), await createJob(database.db)];
    let isFirst = true;
    receiver.answer = (response, { body }) => {
      const isRefused = isFirst && body.includes(troubled.id);
      isFirst &&= !isRefused;
      response.writeHead(isRefused ? 503 : 204).end();
    };
    const kinds = ['job.published', 'job.changed', 'job.closed'] as const;
    for (const kind of kinds) {
      await happenToJobs(database.db, kind, { ids: [troubled.id, other.id], now: new Date() });
    }
    expect(receiver.received).toEqual([]);
    const { PATH = '', HOME = '' } = process.env;
    const worker = startProgram('server/start.js', ['worker'], { env: { PATH, HOME, ...environment } });

    // The first message about one of the two posts is refused, and comes again after 5 seconds.
    await expect.poll(() => receiver.received.length, patience).toBe(7);
    const told = receiver.received.map(({ body, headers }) => {
      // Verified here and now: the time of a message is that of its attempt.
      const message = new Webhook(secret).verify(body, headers as Record<string, string>);
      return { ...(message as { type: string; data: { id: string } }), webhookId: headers['webhook-id'] };
    });
    const typesOf = ({ id }: { id: string }) => told.filter(({ data }) => data.id === id).map(({ type }) => type);
    expect(typesOf(other)).toEqual(kinds);
    expect(typesOf(troubled)).toEqual(['job.published', ...kinds]);
    expect(new Set(told.map(({ webhookId }) => webhookId)).size).toBe(6);
    const states = database.db.selectFrom('webhook_delivery').select('state').where('state', '=', 'delivered');
    await expect.poll(() => states.execute(), patience).toHaveLength(6);
    worker.kill('SIGTERM');
    await expect.poll(() => worker.exitCode, patience).toBe(0);
    expect(await portal.stop()).toBe(0);
    await receiver.close();
  });
});
