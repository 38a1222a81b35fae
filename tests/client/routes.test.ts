import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { matchPage } from '../../client/navigation/match-page.ts';
import { routes } from '../../client/routes.tsx';
import { sourceFiles } from '../architecture/source-files.ts';

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', 'Wayline');
});

test.each([
  ['/', 'home/HomePage.tsx'],
  ['/staff-portal', 'jobs/JobsPage.tsx'],
  ['/staff-portal/', 'jobs/JobsPage.tsx'],
  ['/staff-portal/x', 'layout/NotFoundPage.tsx'],
  ['/staff', 'layout/NotFoundPage.tsx'],
  ['//staff-portal', 'layout/NotFoundPage.tsx'],
  ['/%E0%A4%A', 'layout/NotFoundPage.tsx'],
  ['/api', 'layout/NotFoundPage.tsx'],
])('%s leads to %s', (pathname, module) => {
  expect(matchPage(routes, pathname).module).toBe(module);
});

test('links that are written in the code lead to pages, those in dialogs too', () => {
  const written = sourceFiles('client/**/*.{ts,tsx}').flatMap(({ path, code }) =>
    [...code.matchAll(/\bto(?:=|: )["'](\/[^"'?#]*)/g)].map(([, address = '']) => ({ path, address })),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(({ address }) => matchPage(routes, address).path === '*')).toEqual([]);
});

describe.each(routes)('$path', ({ module, load }) => {
  test('names the module that it loads, which is a page', async () => {
    expect(existsSync(join(import.meta.dirname, '../../client', module))).toBe(true);
    expect(load.toString()).toContain(module);
    const page = await load();
    expect(page.Component).toBeTypeOf('function');
    expect(page.handle).toMatchObject({ title: expect.any(String), area: expect.any(String) });
  });
});
