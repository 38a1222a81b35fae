import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../schema/transaction.ts';
import { DatabaseUnavailableError } from '../../../server/database/driver/database-error.ts';
import { openDatabase, pingDatabase } from '../../../server/database/driver/open.ts';
import { createEmployer } from '../../factories/employer.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase } from '../../support/test-database.ts';
import { startProxy } from '../process/database-proxy.ts';
import * as words from './postgres-words.ts';

const open = (port: number, database = 'none') =>
  openDatabase({ databaseUrl: `postgres://root@127.0.0.1:${port}/${database}`, dataDirectory: '', poolSize: 1 });

describePostgres('a commit whose answer is lost', () => {
  test('is not told as done and not tried again, although it is', async () => {
    const database = await openTestDatabase();
    const { hostname, port, pathname } = new URL(database.url ?? '');
    const proxy = await startProxy({ host: hostname, port: Number(port || 5432) });
    const portal = await open(proxy.port, pathname.slice(1));
    let attempts = 0;
    const work = inTransaction(portal.db, async (transaction) => {
      attempts += 1;
      await createEmployer(transaction, { name: 'Committed unheard' });
      proxy.cutAnswerTo('commit');
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
    const stored = () =>
      database.db.selectFrom('employer').select('id').where('name', '=', 'Committed unheard').execute();
    await expect.poll(stored).toHaveLength(1);
    expect(attempts).toBe(1);
    await proxy.resume();
    await pingDatabase(portal.db);
    await portal.close();
    await proxy.close();
    await database.close();
  });
});

test.each([
  ['at the end of the log-in', [words.accepted, words.ready, words.refusal('57P01')]],
  ['before the log-in', [words.refusal('57P03')]],
  ['without a word', []],
])('a server that goes %s is unavailable to statements and transactions alike', async (_when, said) => {
  const server = createServer((socket) => {
    // All at once: the driver reads it in one go, before the pool hands the connection out.
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat(said)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { db, close } = await open((server.address() as AddressInfo).port);
  await expect(pingDatabase(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(inTransaction(db, pingDatabase)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await close();
  server.close();
  await once(server, 'close');
});
