import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DatabaseUnavailableError,
  translateDatabaseError,
  ValueRefusedError,
} from '../../../server/database/driver/database-error.ts';
import { openEmbedded } from '../../../server/database/driver/embedded.ts';
import { databaseOver, openDatabase, pingDatabase } from '../../../server/database/driver/open.ts';
import { createEmployer } from '../../factories/employer.ts';
import { createJob } from '../../factories/job.ts';
import { createSupplier } from '../../factories/supplier.ts';
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

test.each([
  ['a broken rule of a table', () => createSupplier(database.db, { name: 'Asha Mensah', phone: '' })],
  ['a row that is there already', () => createSupplier(database.db, { name: 'Asha Mensah' })],
  ['a refused value', () => sql`select ${'Asha Mensah'}::integer`.execute(database.db)],
  ['a refused value of an identifier', () => createJob(database.db, { owner_id: 'Asha Mensah' })],
  ['a text search that cannot be read', () => sql`select to_tsquery(${'(Asha Mensah'})`.execute(database.db)],
])('%s is reported without personal data', async (_name, attempt) => {
  await database.db.deleteFrom('supplier').where('name', '=', 'Asha Mensah').execute();
  await createSupplier(database.db, { name: 'Asha Mensah' });
  const error = await attempt().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const told = inspect(error, { depth: Infinity, showHidden: true });
  expect(told).toMatch(/\b(22P02|23505|23514|42601)\b/);
  expect(told).not.toMatch(/Asha|Mensah/);
});

test('a stack that was looked at before is without the value, too', () => {
  const refusal = Object.assign(new Error('invalid input syntax for type integer: "Asha"'), {
    severity: 'ERROR',
    code: '22P02',
  });
  expect(refusal.stack).toContain('Asha');
  expect(translateDatabaseError(refusal)).toBeInstanceOf(ValueRefusedError);
  expect(refusal.stack).toMatch(/^Error: PostgreSQL refused a value \(22P02\)\n +at /);
});

test.each([
  // What the driver and the operating system say of a connection.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'],
  ...['EHOSTUNREACH', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_SOCKET_CLOSED'],
  // What PostgreSQL says: it stops, crashed or starts, has no place left, is a standby since a failover, ended the session,
  // or does not know whether it has committed.
  ...['57P01', '57P02', '57P03', '57P05', '57014', '53300', '08006', '08P01', '25006', '25P03', '25P04', '40003'],
])('%s is unavailable', (code) => {
  expect(translateDatabaseError(Object.assign(new Error('away'), { code }))).toBeInstanceOf(DatabaseUnavailableError);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'There was an error establishing an SSL connection',
  'PGlite is closed',
  'PGlite is closing',
])('"%s" is unavailable', (message) => {
  expect(translateDatabaseError(new Error(message))).toBeInstanceOf(DatabaseUnavailableError);
});

test.each(['23505', '40001', '40P01', '25P02', '42P01'])('%s stays what it is', (code) => {
  const error = Object.assign(new Error('refused'), { code });
  expect(translateDatabaseError(error)).toBe(error);
});

test('a port without a server is unavailable', async () => {
  const { db, close } = await openDatabase({ databaseUrl: 'postgres://unknown@127.0.0.1:1/none', dataDirectory: '' });
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
