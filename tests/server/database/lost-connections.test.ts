import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../schema/tables.ts';
import { inTransaction } from '../../../schema/transaction.ts';
import { DatabaseUnavailableError } from '../../../server/database/driver/database-error.ts';
import { type OpenDatabase, openDatabase, pingDatabase } from '../../../server/database/driver/open.ts';
import { createEmployer } from '../../factories/employer.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { connectionOf, endConnection, untilItWaits } from './connections.ts';

const POOL_SIZE = 2;

describePostgres('a connection that PostgreSQL ends', () => {
  let database: TestDatabase;
  let portal: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    portal = await openDatabase({ databaseUrl: database.url, dataDirectory: '', poolSize: POOL_SIZE });
  });
  afterAll(async () => {
    await portal.close();
    await database.close();
  });

  const storedOf = async (name: string) =>
    (await database.db.selectFrom('employer').select('id').where('name', '=', name).execute()).length;
  const endConnectionOf = async (transaction: Kysely<DB>) => endConnection(database, await connectionOf(transaction));

  test('between two statements of a transaction: the next one fails, and the work is not tried again', async () => {
    let attempts = 0;
    const work = inTransaction(portal.db, async (transaction) => {
      attempts += 1;
      await createEmployer(transaction, { name: 'Lost between' });
      await endConnectionOf(transaction);
      await pingDatabase(transaction);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect([attempts, await storedOf('Lost between')]).toEqual([1, 0]);
  });

  test('before the commit: nothing is told as done', async () => {
    const work = inTransaction(portal.db, async (transaction) => {
      await createEmployer(transaction, { name: 'Lost before' });
      await endConnectionOf(transaction);
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await storedOf('Lost before')).toBe(0);
  });

  test('during the commit: the failure is the commit’s own, and the work is not tried again', async () => {
    const { db } = database;
    await sql`create function wait_at_commit() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(42); return null; end'`.execute(db);
    await sql`create constraint trigger waits_at_commit after insert on employer deferrable initially deferred
      for each row execute function wait_at_commit()`.execute(db);
    const held = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const holder = inTransaction(db, async (transaction) => {
      await sql`select pg_advisory_xact_lock(42)`.execute(transaction);
      held.resolve();
      await done.promise;
    });
    await held.promise;

    let attempts = 0;
    const connection = Promise.withResolvers<number>();
    const work = inTransaction(portal.db, async (transaction) => {
      attempts += 1;
      await createEmployer(transaction, { name: 'Lost in the commit' });
      connection.resolve(await connectionOf(transaction));
    });
    const refused = expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
    const pid = await connection.promise;
    await untilItWaits(database, pid);
    await endConnection(database, pid);
    await refused;
    done.resolve();
    await holder;
    expect([attempts, await storedOf('Lost in the commit')]).toEqual([1, 0]);
  });

  test('before the rollback: what the transaction was refused for is still told', async () => {
    const refusal = new Error('not like this');
    const work = inTransaction(portal.db, async (transaction) => {
      await endConnectionOf(transaction);
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
  });

  test('while many transactions begin: no place in the pool is lost', async () => {
    for (const name of ['read committed', 'serializable'] as const) {
      const attempts = Array.from({ length: 2 * POOL_SIZE }, () =>
        portal.db.transaction().setIsolationLevel(name).execute(endConnectionOf),
      );
      for (const { status } of await Promise.allSettled(attempts)) {
        expect(status).toBe('rejected');
      }
    }
    await Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => inTransaction(portal.db, pingDatabase)));
  });
});
