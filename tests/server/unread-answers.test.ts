import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { boundUnreadAnswers } from '../../server/http/unread-answers.ts';
import { RawConnection } from '../support/raw-connection.ts';

/** More than the operating system takes of an answer that is never read. */
const LONG = 20_000_000;

let app: FastifyInstance;
let port: number;
afterEach(() => app.close());

/** A server of long answers that bounds those that are not read to so many bytes. */
async function serve(mostBytes: number): Promise<void> {
  app = fastify({ forceCloseConnections: true });
  boundUnreadAnswers(app, mostBytes);
  app.get('/', async () => 'a'.repeat(LONG));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

async function ask({ reads }: { readonly reads: boolean }): Promise<RawConnection> {
  const client = new RawConnection(port);
  if (!reads) {
    client.socket.pause();
  }
  await client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return client;
}

const served = () =>
  new Promise<number | undefined>((resolve) => app.server.getConnections((_, count) => resolve(count)));

test('of answers that are not read the oldest is broken off, and those that are read come whole', async () => {
  await serve(1.5 * LONG);
  const oldest = await ask({ reads: false });
  await expect.poll(served).toBe(1);
  const whole = await ask({ reads: true });
  await whole.closed;
  expect(whole.received.length).toBeGreaterThan(LONG);
  await expect.poll(served).toBe(0);
  oldest.socket.resume();
  await oldest.closed;
  expect(oldest.received.length).toBeLessThan(LONG);
});

test('what has been read holds nothing: beside it an answer may stay unread', async () => {
  await serve(2.5 * LONG);
  const unread = await ask({ reads: false });
  await expect.poll(served).toBe(1);
  for (let time = 0; time < 3; time += 1) {
    const read = await ask({ reads: true });
    await read.closed;
    expect(read.received.length).toBeGreaterThan(LONG);
    await expect.poll(served).toBe(1);
  }
  unread.socket.resume();
  await unread.closed;
  expect(unread.received.length).toBeGreaterThan(LONG);
});
