import { type TestOptions, test } from 'vitest';

/**
 * A test that opens the embedded database whatever the run is on, beside others of its file that do not. On PostgreSQL it
 * would only say the same once more. Files with such tests alone stand in `tests/server/embedded`.
 */
export function testEmbedded(name: string, options: TestOptions, run: () => Promise<void>): void {
  if (!process.env['TEST_DATABASE_URL']) {
    test(name, options, run);
  }
}
