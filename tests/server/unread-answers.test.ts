import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { boundUnreadAnswers } from '../../server/http/unread-answers.ts';
import { RawConnection } from '../support/raw-connection.ts';

/** More than the operating system takes of an answer that nobody reads. */
const LONG = 20_000_000;

test('of answers that are not read the oldest is broken off, and those that are read come whole', async () => {
  const app = fastify({ forceCloseConnections: true });
  boundUnreadAnswers(app, 1.5 * LONG);
  app.get('/', async () => 'a'.repeat(LONG));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const ask = async (reads: boolean) => {
    const client = new RawConnection(port);
    if (!reads) {
      client.socket.pause();
    }
    await client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return client;
  };
  const served = () =>
    new Promise<number | undefined>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  try {
    const oldest = await ask(false);
    await expect.poll(served).toBe(1);
    const whole = await ask(true);
    await whole.closed;
    expect(whole.received.length).toBeGreaterThan(LONG);
    await expect.poll(served).toBe(0);
    oldest.socket.resume();
    await oldest.closed;
    expect(oldest.received.length).toBeLessThan(LONG);
  } finally {
    await app.close();
  }
});

test('what has been read holds nothing', async () => {
  const app = fastify({ forceCloseConnections: true });
  boundUnreadAnswers(app, 1.5 * LONG);
  app.get('/', async () => 'a'.repeat(LONG));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    for (let time = 0; time < 4; time += 1) {
      expect((await (await fetch(origin)).text()).length).toBe(LONG);
    }
  } finally {
    await app.close();
  }
});
