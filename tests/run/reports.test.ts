import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport } from './reports.ts';

// A browser test that is tagged @either is skipped at one width, where the file says that all is well with it.
test('a browser test that failed at the second of its widths is among the failures', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'browser.json');
  const failed = { ok: true, file: 'jobs/list.spec.ts', title: 'a list', tests: ['skipped', 'unexpected'] };
  const passed = { ok: true, file: 'jobs/post.spec.ts', title: 'a post', tests: ['expected', 'expected'] };
  const specs = [failed, passed].map((spec) => ({ ...spec, tests: spec.tests.map((status) => ({ status })) }));
  const report = { stats: { expected: 2, skipped: 1 }, errors: [], suites: [{ specs: [], suites: [{ specs }] }] };
  await writeFile(file, JSON.stringify(report));

  expect(readReport({ kind: 'playwright', file })).toStrictEqual({
    passed: 2,
    skipped: 1,
    errors: 0,
    failures: [{ file: 'tests/e2e/jobs/list.spec.ts', title: 'a list' }],
  });
});
