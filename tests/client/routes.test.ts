import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { documentList } from '../../client/compliance/document-search.ts';
import { equipmentList } from '../../client/equipment/equipment-search.ts';
import { noticeList } from '../../client/equipment/safety-notices/notice-list.ts';
import { helpList } from '../../client/help/help-search.ts';
import { jobList } from '../../client/jobs/job-search.ts';
import { matchPage } from '../../client/navigation/match-page.ts';
import { openedHereState } from '../../client/navigation/opened-here.ts';
import { articleList } from '../../client/news/article-search.ts';
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
  expect(matchPage(routes, { pathname }).module).toBe(module);
});

describe('an address that names an item', () => {
  const address = { pathname: '/staff-portal', search: '?q=nurse&job=1' };

  test.each([
    ['/staff-portal', '?job=1', 'jobs/JobPage.tsx'],
    ['/staff-portal', '?item=1', 'jobs/JobsPage.tsx'],
    ['/compliance', '?doc=1', 'compliance/DocumentPage.tsx'],
    ['/equipment', '?item=1', 'equipment/EquipmentItemPage.tsx'],
    ['/news', '?article=1', 'news/ArticlePage.tsx'],
    ['/', '?job=1', 'home/HomePage.tsx'],
  ])('%s%s leads to %s', (pathname, search, module) => {
    expect(matchPage(routes, { pathname, search }).module).toBe(module);
  });

  test('leads to the list that the item was opened from, in the same document', () => {
    expect(matchPage(routes, { ...address, state: openedHereState() }).module).toBe('jobs/JobsPage.tsx');
    expect(matchPage(routes, { ...address, state: { openedIn: 1 } }).module).toBe('jobs/JobPage.tsx');
  });
});

test.each([
  ['/staff-portal', jobList],
  ['/compliance', documentList],
  ['/equipment', equipmentList],
  ['/news', articleList],
  ['/help-center', helpList],
  ['/equipment/safety-notices', noticeList],
])('the table names the items of %s as its list does', (path, list) => {
  expect(routes.filter((route) => route.path === path).map(({ item }) => item)).toEqual([list.item, undefined]);
});

test('links that are written in the code lead to pages, those in dialogs too', () => {
  const written = sourceFiles('client/**/*.{ts,tsx}').flatMap(({ path, code }) =>
    [...code.matchAll(/\bto(?:=|: )["'](\/[^"'?#]*)/g)].map(([, address = '']) => ({ path, address })),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(({ address }) => matchPage(routes, { pathname: address }).path === '*')).toEqual([]);
});

describe.each(routes)('$path: $module', ({ module, load }) => {
  test('names the module that it loads, which is a page', async () => {
    expect(existsSync(join(import.meta.dirname, '../../client', module))).toBe(true);
    expect(load.toString()).toContain(module);
    const page = await load();
    expect(page.Component).toBeTypeOf('function');
    expect(page.handle).toMatchObject({ title: expect.any(String), area: expect.any(String) });
  });
});
