import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RawConnection } from '../../support/raw-connection.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { holdPosts } from './held-database.ts';

const limits = { slots: 1, mostWaiting: 1, longestWaitMs: 60_000 };
const token = 'a-token-of-tests';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp({
    buildDirectory: join(import.meta.dirname, '../../../dist'),
    admission: { pages: limits, operations: limits },
    environment: { METRICS_TOKEN: token },
  });
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

let release: () => Promise<void>;
beforeEach(async () => {
  release = await holdPosts(app);
});
afterEach(() => release());

const query = '{ jobs(first: 1) { nodes { title } } }';
const doors = [
  {
    name: 'a page',
    slots: 'pages',
    ask: { method: 'GET', url: '/staff-portal' },
    told: (body: string) => expect(body).toContain('<h1 class="text-h1">The service is very busy</h1>'),
  },
  {
    name: 'the graph',
    slots: 'operations',
    ask: { method: 'POST', url: '/graphql', payload: { query } },
    told: (body: string) => {
      const [error] = JSON.parse(body).errors;
      expect(error).toMatchObject({
        message: busy,
        extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) },
      });
    },
  },
  {
    name: 'REST',
    slots: 'operations',
    ask: { method: 'GET', url: '/api/jobs' },
    told: (body: string) => expect(JSON.parse(body)).toMatchObject({ error: busy, code: 'SERVICE_UNAVAILABLE' }),
  },
] as const;
const busy = 'The portal is very busy at the moment. Try again in a few seconds.';

/** What /metrics says of the slots. */
async function use(slots: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.server.inject({ url: '/metrics', headers });
  expect(statusCode).toBe(200);
  const figures = [...body.matchAll(/^admission_\w+\{slots="(\w+)",(?:state|reason)="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(figures.filter(([, of]) => of === slots).map(([, , name, count]) => [name, Number(count)]));
}

describe.each(doors)('while all slots are taken, $name', ({ slots, ask, told }) => {
  test('waits for one, and is told when to ask again where too many wait', async () => {
    const running = app.server.inject(ask);
    await expect.poll(() => use(slots)).toMatchObject({ running: 1, waiting: 0 });
    const waiting = app.server.inject(ask);
    await expect.poll(() => use(slots)).toMatchObject({ running: 1, waiting: 1 });
    const refused = await app.server.inject({ ...ask, remoteAddress: '192.0.2.9' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    told(refused.body);
    await release();
    expect((await running).statusCode).toBe(200);
    expect((await waiting).statusCode).toBe(200);
    expect(await use(slots)).toMatchObject({ running: 0, waiting: 0 });
  });

  test('is dropped when its client leaves', async () => {
    const { left = 0 } = await use(slots);
    const running = app.server.inject(ask);
    await expect.poll(() => use(slots)).toMatchObject({ running: 1 });
    const body = 'payload' in ask ? JSON.stringify(ask.payload) : '';
    const client = new RawConnection(port);
    client.socket.write(
      `${ask.method} ${ask.url} HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => use(slots)).toMatchObject({ waiting: 1 });
    client.destroy();
    await expect.poll(() => use(slots)).toMatchObject({ running: 1, waiting: 0, left: left + 1 });
    await release();
    expect((await running).statusCode).toBe(200);
  });
});

describe.each(doors)(
  'a client that closes its side of the connection once it has sent everything, $name',
  ({ slots, ask }) => {
    const body = 'payload' in ask ? JSON.stringify(ask.payload) : '';
    const type = 'content-type: application/json';
    const bytes = `${ask.method} ${ask.url} HTTP/1.1\r\nHost: localhost\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

    test('is answered where the work has begun, and the connection is closed', async () => {
      const client = new RawConnection(port);
      client.socket.end(bytes);
      await expect.poll(() => use(slots)).toMatchObject({ running: 1 });
      await release();
      expect(await client.toEnd()).toMatch(/^HTTP\/1\.1 200 /);
      expect(await use(slots)).toMatchObject({ running: 0, waiting: 0 });
    });

    test.each([
      ['with the request', (client: RawConnection) => client.socket.end(bytes)],
      [
        'later',
        async (client: RawConnection) => {
          client.socket.write(bytes);
          await expect.poll(() => use(slots)).toMatchObject({ waiting: 1 });
          client.socket.end();
        },
      ],
    ])('holds no place in the line where it would wait: %s', async (_when, sendAndClose) => {
      const { left = 0 } = await use(slots);
      const running = app.server.inject(ask);
      await expect.poll(() => use(slots)).toMatchObject({ running: 1 });
      const client = new RawConnection(port);
      await sendAndClose(client);
      await client.closed;
      await expect.poll(() => use(slots)).toMatchObject({ running: 1, waiting: 0, left: left + 1 });
      expect(client.received).toBe('');
      await release();
      expect((await running).statusCode).toBe(200);
    });
  },
);

test('what is cheap is answered meanwhile', async () => {
  const running = [app.server.inject('/staff-portal'), app.server.inject('/api/jobs')];
  await expect
    .poll(async () => [await use('pages'), await use('operations')])
    .toMatchObject([{ running: 1 }, { running: 1 }]);
  const others = ['/health', '/api/health', '/favicon.svg', '/api/openapi.json'];
  const answers = await Promise.all(others.map((url) => app.server.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await app.server.inject({ url: '/graphql', headers: { accept: 'text/html' } })).statusCode).toBe(200);
  await release();
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('a page whose client leaves gives its slot back when what it waits for has come', async () => {
  const client = new RawConnection(port);
  client.socket.write('GET /staff-portal HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => use('pages')).toMatchObject({ running: 1 });
  client.destroy();
  await client.closed;
  expect(await use('pages')).toMatchObject({ running: 1 });
  await release();
  await expect.poll(() => use('pages')).toMatchObject({ running: 0 });
});
