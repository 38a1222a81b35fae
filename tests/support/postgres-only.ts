import { describe, test } from 'vitest';

/**
 * Tests that need PostgreSQL: where TEST_DATABASE_URL is not set they are passed over, and with REQUIRE_POSTGRES=1, as
 * in the second half of .ci/run, that is a failure.
 */
export function describePostgres(name: string, define: () => void): void {
  if (process.env['TEST_DATABASE_URL']) {
    describe(name, define);
    return;
  }
  test(`${name} (on PostgreSQL)`, (context) => {
    if (process.env['REQUIRE_POSTGRES'] === '1') {
      throw new Error('TEST_DATABASE_URL is not set, but this run requires PostgreSQL.');
    }
    context.skip('needs PostgreSQL: set TEST_DATABASE_URL');
  });
}
