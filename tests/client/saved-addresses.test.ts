import { expect, test } from 'vitest';
import { maySave } from '../../client/saved-pages/saved-addresses.ts';
import { visitedPages } from '../e2e/support/visited-pages.ts';

const at = (address: string) => maySave(new URL(`https://portal.example${address}`));

test.each([
  '/',
  '/staff-portal',
  '/staff-portal?q=icu+nurse&type=permanent&near=LS1+3EX&within=25',
  '/equipment?item=01a1ede2-6680-76ca-83c8-90c1d3ac94af',
  '/help-center?article=create-an-account',
  '/cookie-policy',
])('%s may be saved', (address) => {
  expect(at(address)).toBe(true);
});

test.each([
  '/account',
  '/account/api-keys',
  '/account/for-you',
  '/account/webhooks',
  '/account?reset=abc',
  '/account/',
  '/ACCOUNT',
  '/%61ccount',
  '//account',
  '/operations',
  '/operations?section=audit',
  '/auth/callback?code=x&state=y',
  '/api/jobs',
  '/graphql',
  '/feeds/status.xml',
  '/news?token=x',
  '/news?access_token=x',
  '/news?code=x',
  '/news?client_secret=x',
  '/news?Password=x',
  '/news?confirm=x',
  '/news?email=asha%40example.com',
  '/news?dialog=signin',
  '/news?q=5f2b9c0d7e6a4f1b8c3d2e1f0a9b8c7d6e5f4a3b',
])('%s may not be saved', (address) => {
  expect(at(address)).toBe(false);
});

test('a very long address may not be saved', () => {
  expect(at(`/news?q=${'icu+'.repeat(200)}`)).toBe(false);
});

test('no page that is visited signed in may be saved', () => {
  const own = visitedPages.filter(({ as }) => as !== undefined).map(({ address }) => address);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(at)).toEqual([]);
});
