import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../schema/transaction.ts';
import { pingDatabase } from '../../../server/database/driver/open.ts';
import { createContentEntry } from '../../factories/content-entry.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function exists(key: string): Promise<boolean> {
  const row = await database.db.selectFrom('content_entry').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

test('inside a transaction the plain handle throws, and the transaction is undone', async () => {
  const { db } = database;
  const attempt = inTransaction(db, async (transaction) => {
    await createContentEntry(transaction, { key: 'transaction.guard' });
    await exists('transaction.guard');
  });
  await expect(attempt).rejects.toThrow('Inside a transaction only its own handle may be used.');
  expect(await exists('transaction.guard')).toBe(false);
});

test('a second transaction inside one throws too', async () => {
  const { db } = database;
  const attempt = inTransaction(db, () => inTransaction(db, async () => 1));
  await expect(attempt).rejects.toThrow('Inside a transaction only its own handle may be used.');
});

test('what is written inside is there afterwards, and the value comes back', async () => {
  const key = await inTransaction(database.db, async (transaction) => {
    const entry = await createContentEntry(transaction, { key: 'transaction.kept' });
    return entry.key;
  });
  expect(await exists(key)).toBe(true);
});

test('a transaction that passes over a failed statement is not told as done', async () => {
  const attempt = inTransaction(database.db, async (transaction) => {
    await createContentEntry(transaction, { key: 'transaction.passed-over' });
    await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
  });
  await expect(attempt).rejects.toThrow();
  expect(await exists('transaction.passed-over')).toBe(false);
});

test('a transaction that cannot begin as it was asked for leaves nothing open', async () => {
  const { db } = database;
  for (let times = 0; times < 6; times += 1) {
    // PostgreSQL knows no such level.
    const attempt = db.transaction().setIsolationLevel('snapshot').execute(pingDatabase);
    await expect(attempt).rejects.toMatchObject({ code: '42601' });
  }
  await inTransaction(db, pingDatabase);
});

test("another request's statement does not join an open transaction", async () => {
  const { db } = database;
  const opened = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const transaction = inTransaction(db, async (handle) => {
    await createContentEntry(handle, { key: 'transaction.undone' });
    opened.resolve();
    await goOn.promise;
    throw new Error('undo');
  });
  transaction.catch(() => undefined);
  await opened.promise;

  const others = [createContentEntry(db, { key: 'transaction.beside' }), exists('transaction.undone')] as const;
  await new Promise((resolve) => setTimeout(resolve, 50));
  goOn.resolve();

  await expect(transaction).rejects.toThrow('undo');
  const [, seen] = await Promise.all(others);
  expect(seen).toBe(false);
  expect(await exists('transaction.beside')).toBe(true);
  expect(await exists('transaction.undone')).toBe(false);
});

test('a statement that fails inside undoes the whole', async () => {
  const attempt = inTransaction(database.db, async (transaction) => {
    await createContentEntry(transaction, { key: 'transaction.first' });
    await createContentEntry(transaction, { key: 'Not A Key' });
  });
  await expect(attempt).rejects.toMatchObject({ code: '23514' });
  expect(await exists('transaction.first')).toBe(false);
});

test('many transactions and statements at once all come to their end', async () => {
  const { db } = database;
  await createContentEntry(db, { key: 'transaction.counter', body: '0' });
  const addOne = () =>
    inTransaction(db, async (transaction) => {
      const counter = transaction.selectFrom('content_entry').select('body').where('key', '=', 'transaction.counter');
      const { body } = await counter.forUpdate().executeTakeFirstOrThrow();
      const next = String(Number(body) + 1);
      await transaction
        .updateTable('content_entry')
        .set({ body: next })
        .where('key', '=', 'transaction.counter')
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 ? exists('transaction.counter') : addOne())));
  const counter = db.selectFrom('content_entry').select('body').where('key', '=', 'transaction.counter');
  expect(await counter.executeTakeFirst()).toEqual({ body: '25' });
});

test('what the database gives up for another transaction is done again, three times at most', async () => {
  let attempts = 0;
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const work = (failures: number) =>
    inTransaction(database.db, async (transaction) => {
      attempts += 1;
      if (attempts <= failures) {
        await createContentEntry(transaction, { key: `transaction.again.${failures}` });
        throw deadlock;
      }
      return (await createContentEntry(transaction, { key: `transaction.again.${failures}` })).key;
    });
  expect(await work(2)).toBe('transaction.again.2');
  expect(attempts).toBe(3);
  attempts = 0;
  await expect(work(3)).rejects.toThrow('deadlock detected');
  expect(attempts).toBe(3);
});
