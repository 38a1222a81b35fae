import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newWebhookSecret } from '../../schema/webhooks/webhook-secret.ts';
import { webhookSender } from '../../server/webhooks/send-webhook.ts';
import { signedHeaders } from '../../server/webhooks/signed-headers.ts';
import { createAccount } from '../factories/account.ts';
import { createApiKey } from '../factories/api-key.ts';
import { askGraph } from '../support/ask-graph.ts';
import { freePort } from '../support/free-port.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

interface QuickStart {
  readonly id: string;
  readonly language: string;
  readonly code: string;
}

let app: TestApp;
let starts: ReadonlyMap<string, QuickStart>;
let environment: Record<string, string>;
beforeAll(async () => {
  const port = await freePort();
  app = await openTestApp({ environment: { PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, RATE_LIMITS: 'on' } });
  await app.server.listen({ port, host: '127.0.0.1' });
  const { data } = await askGraph(app, '{ documentation { quickStarts { id language code } } }');
  const { quickStarts } = (data as { documentation: { quickStarts: QuickStart[] } }).documentation;
  starts = new Map(quickStarts.map((start) => [start.id, start]));
  const { id: account_id } = await createAccount(app.db);
  const { id, secret } = await createApiKey(app.db, { account_id, scopes: ['read:jobs'] });
  environment = { API_KEY: secret, API_KEY_ID: id };
});
afterAll(() => app.close());

/** What a quick start writes, as it stands on the page, run by Node as a module or by the shell. */
async function output(name: string): Promise<string[]> {
  const { language, code = '' } = starts.get(name) ?? {};
  const [program, ...given] = language === 'Shell' ? ['sh', '-c'] : [process.execPath, '--input-type=module', '--eval'];
  const env = { ...process.env, ...environment };
  const { stdout, stderr } = await promisify(execFile)(program ?? '', [...given, code], { env });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test('every quick start is run here', () => {
  expect([...starts.keys()]).toEqual([
    ...['first-call', 'call-with-a-key', 'exchange-a-key', 'receive-webhooks'],
    ...['ask-the-graph', 'read-with-rest', 'sign-in'],
  ]);
});

test('a first call is made with a key, by curl', async () => {
  const [graph = '', rest = ''] = await output('first-call');
  expect(JSON.parse(graph).data).toMatchObject({
    rateLimit: { remaining: expect.any(Number) },
    jobs: { nodes: [{ title: expect.any(String) }] },
  });
  expect(JSON.parse(rest).jobs).toHaveLength(1);
});

test('a program calls with a key, and knows what it costs', async () => {
  const [cost, ...titles] = await output('call-with-a-key');
  expect(cost).toMatch(/^Cost [1-9]\d* of 20000 points an hour$/);
  expect(titles).toHaveLength(2);
});

test('a key is exchanged for a token', async () => {
  const [answer = ''] = await output('exchange-a-key');
  expect(JSON.parse(answer)).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'read:jobs' });
});

test('a receiver trusts a message for its signature alone, and does what comes twice once', async () => {
  const port = await freePort();
  const { code = '' } = starts.get('receive-webhooks') ?? {};
  const secret = newWebhookSecret();
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void receiver.kill());
  const lines: string[] = [];
  createInterface({ input: receiver.stdout }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines).toEqual(['Listening']);
  const send = webhookSender({ allowsLoopback: true, userAgent: 'test' });
  const body =
    '{"type":"job.published","timestamp":"2026-11-20T09:30:00.000Z","data":{"url":"https://portal.example/"}}';
  const status = async (given: { id: string; secrets?: string[]; sentAt?: Date }) =>
    (await send({ url: `http://127.0.0.1:${port}/`, body, secrets: [secret], sentAt: new Date(), ...given })).status;
  expect(await status({ id: 'one' })).toBe(204);
  expect(await status({ id: 'one' })).toBe(204);
  expect(await status({ id: 'two', secrets: [newWebhookSecret()] })).toBe(401);
  expect(await status({ id: 'three', sentAt: new Date(Date.now() - 600_000) })).toBe(401);
  expect(await status({ id: 'four', secrets: [newWebhookSecret(), secret] })).toBe(204);
  const headers = signedHeaders({ id: 'five', body, secrets: [secret], sentAt: new Date() });
  const changed = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: `${body} ` });
  expect(changed.status).toBe(401);
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status).toBe(401);
  receiver.kill();
  await once(receiver, 'exit');
  expect(lines).toEqual(['Listening', ...Array(2).fill('job.published https://portal.example/')]);
});

test('the graph is asked', async () => {
  const [count, ...jobs] = await output('ask-the-graph');
  expect(count).toMatch(/^[1-9]\d* posts$/);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job).toMatch(/^\w.+ \| \w.+ \| £/);
});

test('REST reads all documents, page by page', async () => {
  const documents = await app.db.selectFrom('document').select('title').execute();
  expect(documents.length).toBeGreaterThan(5);
  const lines = await output('read-with-rest');
  expect(lines.map((line) => line.replace(/ [\d.]+$/, '')).toSorted()).toEqual(
    documents.map(({ title }) => title).toSorted(),
  );
});

test('a program opens an account, reads its profile and renews the session', async () => {
  expect(await output('sign-in')).toEqual(['Signed in as asha@example.com', 'Renewed for 900 seconds']);
});
