/** One script of package.json, and where it leaves its results if it runs tests. */
export interface Step {
  readonly script: string;
  /** Which of the tests it runs, if not all that the script would. */
  readonly tests?: readonly string[];
  /** What its environment has besides where all of its tests are run. */
  readonly whenAll?: Readonly<Record<string, string>>;
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string };
}

/** What `npm test` runs, in order; the steps of one stage two at a time. */
export const stages: readonly (readonly Step[])[] = [
  [{ script: 'test:generated' }, { script: 'test:types' }, { script: 'test:lint' }, { script: 'test:unused' }],
  [{ script: 'build' }],
  [{ script: 'test:unit', report: { kind: 'vitest', file: 'test-results/unit.json' } }],
  [
    {
      script: 'test:browser',
      whenAll: { E2E_WIDTHS: 'by-turns' },
      report: { kind: 'playwright', file: 'test-results/browser.json' },
    },
  ],
];

/** What `.ci/run` adds: the tests of what depends on the database, on PostgreSQL. */
export const postgresStages: readonly (readonly Step[])[] = [
  [
    {
      script: 'test:database',
      tests: ['tests/schema', 'tests/rest', 'tests/server'],
      report: { kind: 'vitest', file: 'test-results/postgres.json' },
    },
  ],
];
