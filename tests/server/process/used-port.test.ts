import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { describePostgres } from '../../support/postgres-only.ts';
import { runProgram } from '../../support/program.ts';
import { testSecret } from '../../support/test-app.ts';
import { openTestDatabase } from '../../support/test-database.ts';

describePostgres('a second portal on a port in use', () => {
  test('says so in one sentence, and nothing else, though its work had begun', { timeout: 120_000 }, async () => {
    const database = await openTestDatabase();
    const other = createServer().listen(0, '127.0.0.1');
    try {
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const environment = { DATABASE_URL: database.url ?? '', PORT: String(port), AUTH_SECRET: testSecret };
      expect(await runProgram('server/start.js', [], environment)).toEqual({
        code: 1,
        output: '',
        errors: `Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT.\n`,
      });
    } finally {
      other.close();
      await database.close();
    }
  });
});
