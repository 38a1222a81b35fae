import { beforeAll, expect, test, vi } from 'vitest';
import { matchPage } from '../../client/navigation/match-page.ts';
import { routes } from '../../client/routes.tsx';
import { sourceFiles } from '../architecture/source-files.ts';
import { visitedPages } from '../e2e/support/visited-pages.ts';

beforeAll(() => {
  vi.stubGlobal('__PRODUCT_NAME__', 'Wayline');
});

test('the browser tests that look at every page visit every route', () => {
  const visited = visitedPages.map(({ address }) => {
    const { pathname, search } = new URL(address, 'http://portal.example');
    return matchPage(routes, { pathname, search });
  });
  const unvisited = routes.filter((route) => !visited.includes(route));
  expect(unvisited.map(({ path, item = 'no item' }) => `${path} with ${item}`)).toEqual([]);
});

test('axe looks at each page that is visited, on a wide and on a small screen', () => {
  const code = sourceFiles('tests/e2e/every-page.spec.ts')
    .map((file) => file.code)
    .join('');
  const [, eachPage = ''] = code.split('of visitedPages) {');
  expect(eachPage.match(/await expectNoViolations\(page\);/g)).toHaveLength(2);
});

test('what only an operator sees is visited by one', () => {
  const forOperators = routes.filter(({ isForOperators }) => isForOperators).map(({ path }) => path);
  expect(forOperators.length).toBeGreaterThan(0);
  const operators = visitedPages.filter(({ as }) => as === 'operator').map(({ address }) => address);
  expect(operators).toEqual(expect.arrayContaining(forOperators));
});
