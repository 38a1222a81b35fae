import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal } from '../process/running-portal.ts';
import { prepareDirectory } from './prepared-directory.ts';

let directory: string;

beforeAll(async () => {
  directory = await prepareDirectory('portal-stop-');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

// The server says "100 Continue" when it has read the head, and waits for the body.
const body = JSON.stringify({ query: '{ site { name } }' });
const post = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
const health = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n';

const patience = { timeout: 7_000 };

/** A connection, and all that has come over it. */
async function open(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1');
  // What is cut off is seen by what has come, or not.
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  await once(socket, 'connect');
  return { socket, received: () => received };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what is under way is finished, then the process ends with 0',
  { timeout: 300_000 },
  async (signal) => {
    const portal = await startPortal({ DATA_DIR: directory });
    const { socket, received } = await open(portal.port);
    socket.write(post);
    await expect.poll(received, patience).toContain('100 Continue');
    socket.write(body.slice(0, 5));

    const exit = portal.stop(signal);
    const answers = () =>
      fetch(`${portal.origin}/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { ...patience, message: 'no new connection' }).toBe(false);
    socket.write(body.slice(5) + health);
    await expect.poll(received, patience).toMatch(/HTTP\/1\.1 200 OK[\s\S]+"data":\{"site":\{"name":"\w+"\}\}/);
    // On a connection that was open before.
    await expect.poll(received, patience).toContain('HTTP/1.1 503 Service Unavailable');

    expect(await exit, 'not given up').toBe(0);
    expect(await portal.errors).toBe('');
    socket.destroy();
  },
);

test('a request that never ends does not keep the process', {
  timeout: 300_000,
}, async () => {
  const portal = await startPortal({ DATA_DIR: directory });
  const { socket, received } = await open(portal.port);
  socket.write(post);
  await expect.poll(received, patience).toContain('100 Continue');
  expect(await portal.stop(), 'given up').toBe(1);
  socket.destroy();
});
