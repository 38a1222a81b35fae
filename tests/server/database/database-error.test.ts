import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailableError, ValueRefusedError } from '../../../server/database/database-error.ts';
import { openEmbedded } from '../../../server/database/embedded.ts';
import { databaseOver, openDatabase, pingDatabase } from '../../../server/database/open.ts';
import { createEmployer } from '../../factories/employer.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['a NUL character', () => createEmployer(database.db, { name: 'a\u0000b' })],
  ['a number out of range', () => sql`select ${'99999999999'}::integer`.execute(database.db)],
  ['a malformed identifier', () => database.db.selectFrom('job').selectAll().where('id', '=', 'x').execute()],
  ['a malformed date', () => sql`select ${'2026-02-30'}::date`.execute(database.db)],
])('%s is refused as a value', async (_name, attempt) => {
  await expect(attempt()).rejects.toBeInstanceOf(ValueRefusedError);
});

test('after a refused value the next statement is answered', async () => {
  await expect(createEmployer(database.db, { name: 'a\u0000b' })).rejects.toThrow();
  await expect(pingDatabase(database.db)).resolves.toBeUndefined();
});

test('a broken rule of a table stays what it is, with its code', async () => {
  const { name } = await createEmployer(database.db);
  await expect(createEmployer(database.db, { name })).rejects.toMatchObject({ code: '23505' });
});

test('a server that nobody listens on is unavailable', async () => {
  const { db, close } = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDirectory: '' });
  await expect(pingDatabase(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await close();
});

test('an embedded database that was closed is unavailable', async () => {
  const runner = await openEmbedded({});
  const db = databaseOver(runner);
  await pingDatabase(db);
  await runner.close();
  await expect(pingDatabase(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

describePostgres('a PostgreSQL server', () => {
  const open = (options: { statementTimeout?: number; onIdleError?: (error: Error) => void } = {}) =>
    openDatabase({ databaseUrl: database.url, dataDirectory: '', poolSize: 1, ...options });

  test('that takes too long is unavailable', async () => {
    const { db, close } = await open({ statementTimeout: 50 });
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await close();
  });

  test('that ends an idle connection is reported, and the next statement is answered', async () => {
    const lost = Promise.withResolvers<Error>();
    const { db, close } = await open({ onIdleError: lost.resolve });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    expect((await lost.promise).message).toMatch(/terminat/i);
    await expect(pingDatabase(db)).resolves.toBeUndefined();
    await close();
  });

  test('that ends a connection at work makes that statement fail as unavailable', async () => {
    const { db, close } = await open();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const attempt = sql`select pg_sleep(5)`.execute(db);
    const expected = expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await expected;
    await close();
  });
});
