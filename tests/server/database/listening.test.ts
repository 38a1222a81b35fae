import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../../server/database/driver/database-error.ts';
import { listenTo } from '../../../server/database/driver/listening.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startProxy } from '../process/database-proxy.ts';
import * as words from './postgres-words.ts';

test('a server that goes while the connection is closed ends no more than that', async () => {
  const gone = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('close', () => gone.resolve());
    const answers = [
      [words.accepted, words.ready],
      [words.listens, words.ready],
    ];
    socket.on('data', () => socket.write(Buffer.concat(answers.shift() ?? [words.refusal('57P01')])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const begun = Promise.withResolvers<void>();
  const losses: unknown[] = [];
  const { close } = listenTo({
    url: `postgres://root@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    channel: 'tested',
    onNotification: () => expect.unreachable(),
    onBegin: begun.resolve,
    onLoss: (error) => losses.push(error),
  });
  await begun.promise;
  await close();
  await gone.promise;
  expect(losses).toEqual([]);
  server.close();
});

test('a connection to a port without a server is retried until it is closed', async () => {
  const losses: unknown[] = [];
  const { close } = listenTo({
    url: 'postgres://root@127.0.0.1:1/none',
    channel: 'tested',
    onNotification: () => expect.unreachable(),
    onBegin: () => expect.unreachable(),
    onLoss: (error) => losses.push(error),
  });
  await expect.poll(() => losses.length).toBeGreaterThan(1);
  await close();
  expect(losses[0]).toBeInstanceOf(DatabaseUnavailableError);
});

describePostgres('on PostgreSQL', () => {
  test('a network that goes silent is noticed, and what was said meanwhile is looked for', async () => {
    const database = await openTestDatabase();
    const { hostname, port, pathname } = new URL(database.url ?? '');
    const proxy = await startProxy({ host: hostname, port: Number(port || 5432) });
    let calls = 0;
    const losses: unknown[] = [];
    const { close } = listenTo({
      url: `postgres://root@127.0.0.1:${proxy.port}${pathname}`,
      channel: 'tested',
      onNotification: () => {
        calls += 1;
      },
      onBegin: () => {
        calls += 1;
      },
      onLoss: (error) => losses.push(error),
      checkEvery: 50,
    });
    await expect.poll(() => calls, { message: 'listens' }).toBe(1);
    await sql`select pg_notify('tested', '')`.execute(database.db);
    await expect.poll(() => calls, { message: 'notified' }).toBe(2);
    proxy.fallSilent();
    await expect.poll(() => losses.length).toBeGreaterThan(0);
    await proxy.resume();
    await expect.poll(() => calls, { message: 'listens again' }).toBe(3);
    await sql`select pg_notify('tested', '')`.execute(database.db);
    await expect.poll(() => calls, { message: 'notified again' }).toBe(4);
    await close();
    await proxy.close();
    await database.close();
  });
});
