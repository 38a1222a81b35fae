import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_PIECES } from '../../server/http/body-pieces.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { holdPosts } from './admission/held-database.ts';

const CONNECTION_TIMEOUT_MS = 1_500;
const limits = { slots: 1, mostWaiting: 10, longestWaitMs: 60_000 };
const token = 'a-token-of-tests';
const patient = { timeout: 20_000 };

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp({
    admission: { operations: limits },
    bodyMemory: 2_000_000,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    environment: { METRICS_TOKEN: token },
  });
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const head = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;

/** A query with so many bytes of white space after it. */
const padded = (bytes: number) => `${JSON.stringify({ query: '{ __typename }' })}${' '.repeat(bytes)}`;

/** A connection of a client, and what the server reads on it. */
async function open(): Promise<{ client: RawConnection; served: Socket }> {
  const accepted = once(app.server.server, 'connection');
  const client = new RawConnection(port);
  const [served] = await accepted;
  return { client, served: served as Socket };
}

async function waiting(): Promise<number> {
  const { body } = await app.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  return Number(body.match(/^admission_requests\{slots="operations",state="waiting"\} (\d+)$/m)?.[1]);
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}

/** Counts the pieces of bodies that the server has parsed from now on. */
function countPieces() {
  let pieces = 0;
  const watch = (request: IncomingMessage) => {
    const push = request.push.bind(request);
    request.push = (piece, encoding) => {
      pieces += piece === null ? 0 : 1;
      return push(piece, encoding);
    };
  };
  app.server.server.prependListener('request', watch);
  return { count: () => pieces, stop: () => app.server.server.off('request', watch) };
}

const chunked = 'transfer-encoding: chunked';

test.each(['/graphql', '/api/auth/signup', '/api/auth/signout'])(
  'a body in pieces of one byte takes no object for each of them at %s',
  async (path) => {
    const clients: Awaited<ReturnType<typeof open>>[] = [];
    while (clients.length < 20) {
      clients.push(await open());
    }
    const all = head(path, chunked) + '1\r\n \r\n'.repeat(MOST_PIECES - 1);
    const pieces = countPieces();
    const before = heap();
    for (const { client } of clients) {
      client.write(all);
    }
    // What has been read may still wait to be parsed; signing out is answered before all of it has.
    const isRead = () => pieces.count() === clients.length * (MOST_PIECES - 1);
    const isAnswered = () => clients.every(({ client }) => client.status === 204);
    await expect.poll(() => isRead() || isAnswered(), patient).toBe(true);
    expect(heap() - before).toBeLessThan(10_000_000);
    pieces.stop();
    for (const { client } of clients) {
      client.destroy();
    }
    await Promise.all(clients.map(({ client }) => client.closed));
  },
);

test.each([
  ['POST', '/graphql', 'application/json'],
  ['POST', '/graphql', 'text/plain'],
  ['POST', '/api/auth/signup', 'application/json'],
  ['POST', '/api/auth/signout', 'application/json'],
  ['POST', '/api/unknown', 'application/json'],
  ['POST', '/unknown', 'application/json'],
  ['GET', '/health', 'application/json'],
])('a body in too many pieces is cut off by %s %s of type %s', async (method, path, type) => {
  const { client, served } = await open();
  let isIdle = false;
  served.once('timeout', () => {
    isIdle = true;
  });
  const lines = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\ncontent-type: ${type}\r\n${chunked}\r\n\r\n`;
  await client.write(lines + '1\r\n \r\n'.repeat(MOST_PIECES + 1_000));
  await client.closed;
  expect(isIdle, 'it is not closed for having nothing more to say').toBe(false);
});

test('a body in many pieces is taken', async () => {
  const { client } = await open();
  const body = padded(MOST_PIECES / 2);
  await client.write(`${head('/graphql', chunked)}${body.replace(/./gs, '1\r\n$&\r\n')}0\r\n\r\n`);
  await expect.poll(() => client.status, patient).toBe(200);
  client.destroy();
});

test('while others hold the memory for bodies, large ones are told to come again and small ones are served', async () => {
  const { client, served } = await open();
  const part = head('/graphql', 'content-length: 700000') + ' '.repeat(600_000);
  client.write(part);
  await expect.poll(() => served.bytesRead, patient).toBe(part.length);
  for (const url of ['/graphql', '/api/auth/signup']) {
    const refused = await app.server.inject({ method: 'POST', url, headers: json, payload: padded(500_000) });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  }
  const ask = (bytes: number) =>
    app.server.inject({ method: 'POST', url: '/graphql', headers: json, payload: padded(bytes) });
  expect((await ask(0)).statusCode).toBe(200);
  client.destroy();
  await expect.poll(async () => (await ask(500_000)).statusCode, patient).toBe(200);
  // Each gives back what it took.
  for (let request = 0; request < 5; request += 1) {
    expect((await ask(500_000)).statusCode).toBe(200);
  }
});

test.each([
  ['/graphql', '{"query":', 'The body is not valid JSON.'],
  ['/graphql', '', 'The body is empty.'],
  ['/graphql', '{"__proto__":{"a":1}}', 'The body is not valid JSON.'],
  ['/api/auth/signup', '{"constructor":{"prototype":{"a":1}}}', 'The body is not valid JSON.'],
])('a body is parsed when there is a slot: %s %s', async (url, payload, sentence) => {
  const release = await holdPosts(app);
  const running = app.server.inject('/api/jobs');
  const asked = app.server.inject({ method: 'POST', url, headers: json, payload });
  await expect.poll(waiting, patient).toBe(1).finally(release);
  const answer = await asked;
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(sentence);
  expect((await running).statusCode).toBe(200);
});

const many = 300_000;
test.each([
  ['objects', `[${'{},'.repeat(many)}{}]`],
  ['names', `{${Array.from({ length: many / 6 }, (_, index) => `"name${index}":1`).join()}}`],
  ['lists in lists', '['.repeat(many) + ']'.repeat(many)],
  ['texts', `[${'"",'.repeat(many)}""]`],
  ['numbers after a text', `["\\\\",${'1,'.repeat(many)}1]`],
])('a body of too many %s is refused before it is parsed', async (_, value) => {
  const bodies = [
    ['/graphql', `{"query":"query ($f: JobFilter) { jobs(filter: $f) { totalCount } }","variables":{"f":${value}}}`],
    ['/api/auth/signup', `{"email":${value}}`],
  ];
  for (const [url = '', payload = ''] of bodies) {
    const answer = await app.server.inject({ method: 'POST', url, headers: json, payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toMatch(/"PAYLOAD_TOO_LARGE".*|.*The body must hold 5,000 values or fewer\./);
    // As it is of a body that breaks off in the middle, if it is not the parser that refuses it.
    const broken = await app.server.inject({ method: 'POST', url, headers: json, payload: payload.slice(0, -9) });
    expect(broken.statusCode).toBe(413);
  }
});

test('a text of brackets and commas is one value', async () => {
  const text = JSON.stringify('\\"[{,'.repeat(10_000));
  const payload = `{"query":"{ __typename }","variables":{"a":${text}}}`;
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers: json, payload });
  expect(answer.json()).toEqual({ data: { __typename: 'Query' } });
});

test('many large bodies are not parsed at once', async () => {
  const release = await holdPosts(app);
  const running = app.server.inject('/api/jobs');
  const payload = padded(100_000);
  const asked = Array.from({ length: 6 }, () =>
    app.server.inject({ method: 'POST', url: '/graphql', headers: json, payload }),
  );
  // The others wait in a line of their own, and take no slot of others.
  await expect.poll(waiting, patient).toBe(4).finally(release);
  for (const { statusCode, body } of await Promise.all(asked)) {
    expect(statusCode, body).toBe(200);
  }
  await running;
});

test('a client that never reads its answers is cut off, and one that is only idle is not', async () => {
  const idle = new RawConnection(port);
  const ask = async () => {
    idle.received = '';
    await idle.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(() => idle.received, patient).toMatch(/\r\n\r\n\{/);
    return idle.received;
  };
  expect(await ask()).toMatch(/^HTTP\/1\.1 200/);
  const { client, served } = await open();
  client.socket.pause();
  client.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  await expect.poll(() => served.destroyed, { timeout: 20_000 }).toBe(true);
  await delay(CONNECTION_TIMEOUT_MS);
  expect(await ask()).toMatch(/^HTTP\/1\.1 200/);
  client.destroy();
  idle.destroy();
}, 40_000);

test('requests that take too long are looked for every two seconds', () => {
  expect(app.server.server).toMatchObject({
    requestTimeout: 300_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
  });
});
