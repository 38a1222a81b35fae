import { beforeEach, expect, test, vi } from 'vitest';
import { setMark } from '../../client/accounts/sign-in-mark.ts';
import { savePage } from '../../client/offline/save-page.ts';
import { forgetPages } from '../../client/saved-pages/forget-pages.ts';
import { standInForBrowser } from './browser-stand-in.ts';
import { origin, pageAnswer, standInForCaches } from './caches-stand-in.ts';

const consent = (preferences: boolean) =>
  `consent=1.2026-11-23.necessary-analytics${preferences ? '-preferences' : ''}`;

let kept: () => Record<string, string[]>;
let answer: (address: string) => Response | Promise<Response>;
const asked: { address: string; credentials: RequestInit['credentials'] }[] = [];

beforeEach(() => {
  standInForBrowser();
  kept = standInForCaches();
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      cookie: `theme=x; ${consent(true)}`,
      getElementById: () => ({ dataset: { version: '1' } }),
    }),
  );
  Object.assign(window, { caches, location: { origin } });
  Object.assign(navigator, { locks: { request: (_name: string, work: () => unknown) => work() } });
  setMark(false);
  asked.length = 0;
  answer = () => pageAnswer();
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, origin);
    asked.push({ address: pathname + search, credentials: init.credentials });
    return pathname.startsWith('/assets/') ? new Response('') : answer(pathname + search);
  });
});

test('a page that was read is saved with its built files, is asked for without cookies, and says when it was saved', async () => {
  await savePage('/news?q=pay');
  expect(kept()).toEqual({ 'saved-pages': ['/assets/page-1.js', '/news?q=pay'] });
  expect(asked[0]).toEqual({ address: '/news?q=pay', credentials: 'omit' });
  const saved = await caches.match('/news?q=pay');
  expect(await saved?.text()).toMatch(/^<!doctype html>\n<html data-saved="\d{4}-\d\d-\d\dT[\d:.]+Z" lang="en-GB">/);
});

test.each([
  ['no record', ''],
  ['a refusal', consent(false)],
  ['a record that cannot be read', 'consent=1.preferences'],
  ['a record of something else', `other-${consent(true)}`],
  ['a record of another version', consent(true).replace('=1.', '=2.')],
])('with %s of consent nothing is saved or even asked for, and what was saved is deleted', async (_case, cookie) => {
  await savePage('/news');
  Object.assign(document, { cookie });
  asked.length = 0;
  await savePage('/about');
  expect([kept(), asked]).toEqual([{}, []]);
});

test('while a user is signed in nothing is saved', async () => {
  setMark(true);
  await savePage('/news');
  expect([kept(), asked]).toEqual([{}, []]);
});

test('what is personal, or has a secret in its address, is not even asked for', async () => {
  for (const address of ['/account', '/operations', '/auth/callback?code=x', '/news?token=x']) await savePage(address);
  expect([kept(), asked]).toEqual([{}, []]);
});

test.each<[string, () => Response]>([
  ['may not be stored', () => pageAnswer('', { 'cache-control': 'no-store' })],
  ['is for one person', () => pageAnswer('', { 'cache-control': 'private, max-age=60' })],
  ['sets a cookie', () => pageAnswer('', { 'set-cookie': 'a=b' })],
  ['is an error', () => new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } })],
  ['is not there', () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['is no page', () => Response.json({})],
  ['is very large', () => pageAnswer('x'.repeat(500_000))],
])('an answer that %s is not saved', async (_case, answered) => {
  answer = answered;
  await savePage('/news');
  expect(asked).toHaveLength(1);
  expect(kept()).toEqual({});
});

test('consent that is withdrawn while a page comes holds', async () => {
  answer = () => {
    Object.assign(document, { cookie: consent(false) });
    return pageAnswer();
  };
  await savePage('/news');
  expect(kept()).toEqual({});
});

test('the 30 pages that were read last are kept', async () => {
  for (let number = 0; number < 35; number += 1) {
    await savePage(`/news?page=${number}`);
    await savePage('/');
  }
  const pages = kept()['saved-pages']?.filter((path) => !path.startsWith('/assets/')) ?? [];
  expect(pages).toHaveLength(30);
  expect(pages.at(-1)).toBe('/');
  expect(pages[0]).toBe('/news?page=6');
});

test('pages take 3 MB at most', async () => {
  answer = () => pageAnswer('x'.repeat(400_000));
  for (let number = 0; number < 10; number += 1) await savePage(`/news?page=${number}`);
  const pages = kept()['saved-pages']?.filter((path) => !path.startsWith('/assets/')) ?? [];
  expect(pages).toEqual([3, 4, 5, 6, 7, 8, 9].map((number) => `/news?page=${number}`));
});

test('without a connection what was saved stays', async () => {
  await savePage('/news');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await savePage('/about');
  expect(kept()['saved-pages']).toContain('/news');
});

test('all of it is forgotten at once', async () => {
  await savePage('/news');
  await forgetPages();
  expect(kept()).toEqual({});
});

test('a saved page does not ask for consent', async () => {
  const question = '<section><h2>Cookies</h2><div><button>Accept</button></div></section>';
  answer = () =>
    pageAnswer(`<body><div id="consent" data-version="1">${question}</div>\n<div id="root"><p>Pay</p></div></body>`);
  await savePage('/news');
  const saved = await caches.match('/news');
  expect(await saved?.text()).toContain('<div id="consent" data-version="1"></div>\n<div id="root"><p>Pay</p></div>');
});
