import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import project from './package.json' with { type: 'json' };
import { leftToPostgres } from './tests/support/left-to-postgres.ts';
import { SlowFilesFirst } from './tests/support/slow-files-first.ts';

/** What a run on PostgreSQL leaves out: what opens the embedded database in any case, and what no database has a part in. */
const notOnPostgres = ['tests/server/embedded/**', 'tests/architecture/**', 'tests/run/**', 'tests/server/lengths/**'];
/** The client's tests need no database, so the snapshot is made only when another test is run. */
const clientTests = 'tests/client/**/*.test.{ts,tsx}';
const shared = {
  setupFiles: ['tests/support/strict-environment.ts'],
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // Of a state that is waited for: how long a busy machine may take for it.
  expect: { poll: { timeout: 20_000 } },
  restoreMocks: true,
};

export default defineConfig({
  define: { __PRODUCT_NAME__: JSON.stringify(project.productName) },
  // Libraries load the CommonJS build of graphql, and two builds in one process do not know each other's classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    // Each embedded database takes about half a gigabyte. On PostgreSQL many tests wait for a process or a timer.
    maxWorkers: process.env['TEST_DATABASE_URL'] ? 3 : 2,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      { extends: true, test: { ...shared, name: 'client', include: [clientTests] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'portal',
          // Loading the portal's modules anew for each file would take longer than most files. No test replaces a module.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            clientTests,
            'tests/e2e/**',
            ...(process.env['TEST_DATABASE_URL'] ? notOnPostgres : leftToPostgres(import.meta.dirname)),
          ],
          globalSetup: ['tests/support/database-template.ts'],
        },
      },
    ],
  },
});
