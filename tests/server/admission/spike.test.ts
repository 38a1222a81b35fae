import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawConnection } from '../../support/raw-connection.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const CONNECTIONS = 500;
const CHECKS = 10;
/** Of the processor, so that it does not count what else this machine does. */
const LONGEST_MS = 1_000;

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp({ buildDirectory: join(import.meta.dirname, '../../../dist') });
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
  await app.server.inject('/staff-portal');
});
afterAll(() => app.close());

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

async function healthWaits(): Promise<number[]> {
  const waits: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    const askedAt = busyMs();
    const response = await fetch(`http://127.0.0.1:${port}/health`);
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok' }]);
    waits.push(busyMs() - askedAt);
  }
  return waits;
}

/** Resolves when the server has accepted so many: it takes one of them in a turn of its event loop. */
function manyConnections(connections: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let accepted = 0;
  const count = () => {
    accepted += 1;
    if (accepted === connections) {
      app.server.server.off('connection', count);
      resolve();
    }
  };
  app.server.server.on('connection', count);
  return promise;
}

/** Connections that have all sent the bytes before anything else is asked. */
async function flood(connections: number, bytes: string | Buffer): Promise<RawConnection[]> {
  const accepted = manyConnections(connections);
  const clients = Array.from({ length: connections }, () => new RawConnection(port));
  await accepted;
  for (const { socket } of clients) {
    socket.write(bytes);
  }
  return clients;
}

test('the health check answers within a second of work while 500 clients ask for a page', async () => {
  const clients = await flood(CONNECTIONS, 'GET /staff-portal HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const waits = await healthWaits();
  for (const client of clients) {
    client.destroy();
  }
  expect(Math.max(...waits)).toBeLessThan(LONGEST_MS);
});

const chunked = (method: string, path: string, type = 'application/json') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`;
const pieces = '1\r\n \r\n'.repeat(11_000);

const introspection = JSON.stringify({ query: getIntrospectionQuery() });

test.each([
  [
    'questions about the schema',
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${introspection.length}\r\n\r\n${introspection}`,
  ],
  ['chunks of one byte to the graph', chunked('POST', '/graphql') + pieces],
  ['chunks of one byte to signing out', chunked('POST', '/api/auth/signout') + pieces],
  ['chunks of one byte to what takes none', chunked('GET', '/health') + pieces],
  ['chunks of one byte of another type', chunked('POST', '/graphql', 'text/plain') + pieces],
  ['requests in a row', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_500)],
])('no turn of the event loop is long while 60 clients send %s', async (_, bytes) => {
  const clients = await flood(60, bytes);
  const longest = longestTurn();
  await healthWaits();
  expect(longest.stop()).toBeLessThan(LONGEST_MS / 2);
  for (const client of clients) {
    client.destroy();
  }
  await Promise.all(clients.map(({ closed }) => closed));
});

/** Measures the work of each turn of the event loop from now on. */
function longestTurn(): { stop(): number } {
  let longest = 0;
  let begunAt = busyMs();
  let isOver = false;
  const look = () => {
    const now = busyMs();
    longest = Math.max(longest, now - begunAt);
    begunAt = now;
    if (!isOver) {
      setImmediate(look);
    }
  };
  look();
  return {
    stop: () => {
      isOver = true;
      return longest;
    },
  };
}
