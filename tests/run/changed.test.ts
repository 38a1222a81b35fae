import { describe, expect, test } from 'vitest';
import { affectedTests, narrowed } from './changed.ts';
import { stages } from './steps.ts';

describe('a change', () => {
  test('of an area is tested by the files that import it, by those of architecture and in its browser tests', () => {
    expect(affectedTests(['client/jobs/JobRow.tsx'], ['tests/client/pages.test.ts'])).toEqual({
      unit: ['tests/architecture', 'tests/client', 'tests/client/pages.test.ts'],
      browser: ['tests/e2e/jobs/'],
    });
  });

  test('of what all pages share is tested in all of them', () => {
    for (const path of ['client/ui/Button.tsx', 'server/http/pages.ts', 'tests/e2e/support/test.ts']) {
      expect(affectedTests([path], []).browser).toBe('all');
    }
  });

  test('of what is read and not imported is tested where it is read', () => {
    expect(affectedTests(['migrations/20261120T0940-create-job.ts'], []).unit).toContain('tests/schema');
    expect(affectedTests(['server/stop.ts'], []).unit).toContain('tests/server/process');
  });

  test('of a package or a setting is tested by everything', () => {
    for (const path of ['package.json', 'package-lock.json', 'vite.config.ts']) {
      expect(affectedTests([path], [])).toEqual({ unit: 'all', browser: 'all' });
    }
  });

  test('of a document opens no browser', () => {
    expect(affectedTests(['client/README.md'], []).browser).toEqual([]);
  });

  test('of a browser test runs that test', () => {
    expect(affectedTests(['tests/e2e/menu.spec.ts'], []).browser).toEqual(['tests/e2e/menu.spec.ts']);
  });
});

test('steps without tests are left out, and the others are as they were', () => {
  const scripts = narrowed(stages, { unit: ['tests/architecture'], browser: [] }).flat();
  expect(scripts.map(({ script }) => script)).toEqual([
    'test:generated',
    'test:types',
    'test:lint',
    'test:unused',
    'build',
    'test:unit',
  ]);
  expect(scripts.at(-1)?.tests).toEqual(['tests/architecture']);
  expect(narrowed(stages, { unit: 'all', browser: 'all' })).toEqual(stages);
});
