import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

function clientOf(path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

test('the health check answers within a second of work while 500 clients ask for a page', async () => {
  const clients = Array.from({ length: CONNECTIONS }, () => clientOf('/staff-portal'));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  const waits: number[] = [];
  for (let check = 0; check < CHECKS; check += 1) {
    const askedAt = busyMs();
    const response = await fetch(`http://127.0.0.1:${port}/health`);
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok' }]);
    waits.push(busyMs() - askedAt);
  }
  for (const client of clients) {
    client.destroy();
  }
  expect(Math.max(...waits)).toBeLessThan(LONGEST_MS);
});
