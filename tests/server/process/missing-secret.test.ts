import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePostgres } from '../../support/postgres-only.ts';
import { runProgram } from '../../support/program.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';

describePostgres('on a database that processes share', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('the portal does not start without a secret of its own', { timeout: 300_000 }, async () => {
    const environment = { DATABASE_URL: database.url ?? '', LOG_LEVEL: 'silent', PORT: '0' };
    expect(await runProgram('server/start.js', [], environment)).toEqual({
      code: 1,
      output: '',
      errors: 'AUTH_SECRET must be set if DATABASE_URL is: at least 32 characters that cannot be guessed.\n',
    });
  });
});
