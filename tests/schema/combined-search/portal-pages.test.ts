import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalPages } from '../../../client/layout/navigation.ts';
import { routes } from '../../../client/routes.tsx';
import { pagesNamed, portalPages } from '../../../schema/combined-search/portal-pages.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each([
  ['privacy policy', ['/privacy-policy']],
  ['Privacy', ['/privacy-policy']],
  ['cookies', ['/cookie-policy']],
  ['cooki', ['/cookie-policy']],
  ['accessibility', ['/accessibility']],
  ['the terms and conditions', ['/terms-of-service']],
  ['about', ['/about']],
  ['about us', ['/about']],
  ['contact us', ['/contact']],
  ['api', ['/api-reference']],
  ['docs', ['/documentation']],
  ['sign in', ['/?dialog=signin']],
  ['login', ['/?dialog=signin']],
  ['sign up', ['/?dialog=signup']],
  ['how do I post a job', ['/staff-portal?form=job']],
  ['post a job', ['/staff-portal?form=job']],
  ['list equipment', ['/equipment?form=list']],
  ['list your equipment', ['/equipment?form=list']],
  ['forgot my password', ['/?dialog=forgotten-password']],
  ['help', ['/help-center']],
  ['faq', ['/help-center']],
  ['nurse', []],
  ['job', []],
  ['equipment', []],
  ['privacy curtains', []],
  ['the', []],
  ['', []],
])('%s names %o', (text, paths) => {
  expect(pagesNamed(text).map(({ path }) => path)).toEqual(paths);
});

test('each page has an address of the portal, and the legal pages are those of the footer', () => {
  const known = new Set(routes.map(({ path }) => path));
  expect(portalPages.map(({ path }) => path.split('?')[0] ?? '').filter((path) => !known.has(path))).toEqual([]);
  for (const { to, label } of legalPages) {
    expect(portalPages).toContainEqual(expect.objectContaining({ path: to, title: label }));
  }
  expect(new Set(portalPages.map(({ id }) => id)).size).toBe(portalPages.length);
});

test('a page is the first hit of a search that names it, of a kind of its own', async () => {
  const query = `query ($q: String!) { search(q: $q) { hits { id category title path percent isWeak why
    titleParts { text isMatch } data { __typename ... on PageHitData { address } } } } }`;
  const search = async (q: string) => {
    const { data, errors } = await askGraph(app, query, { variables: { q } });
    expect(errors).toBeUndefined();
    return (data as { search: { hits: { category: string }[] } }).search.hits;
  };
  expect((await search('privacy policy'))[0]).toEqual({
    id: 'page-privacy-policy',
    category: 'PAGE',
    title: 'Privacy policy',
    path: '/privacy-policy',
    percent: 100,
    isWeak: false,
    why: 'Title: privacy, policy.',
    titleParts: [
      { text: 'Privacy', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'policy', isMatch: true },
    ],
    data: { __typename: 'PageHitData', address: '/privacy-policy' },
  });
  expect((await search('nurse')).filter(({ category }) => category === 'PAGE')).toEqual([]);
});
