import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFailure, loadedPage, loadPage } from '../../client/navigation/page-modules.ts';
import type { PageModule, PageRoute } from '../../client/navigation/page-route.ts';

const page: PageModule = { Component: () => null, handle: { title: 'A page', area: '' } };

function routeThat(...outcomes: (PageModule | Error)[]): PageRoute & { load: ReturnType<typeof vi.fn> } {
  const load = vi.fn(async () => {
    const outcome = outcomes.shift() ?? page;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { path: '/x', module: 'x/XPage.tsx', load };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page is fetched once, however often it is asked for', async () => {
  const route = routeThat(page);
  expect(loadedPage(route)).toBeUndefined();
  expect(loadPage(route)).toBe(loadPage(route));
  expect(await loadPage(route)).toBe(page);
  expect(loadedPage(route)).toBe(page);
  forgetFailure(route);
  await loadPage(route);
  expect(route.load).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 'Unable to connect to server. Please check your internet connection.'],
  [false, 'No internet connection'],
])(
  'a page that cannot be fetched (online: %s) is an error with its sentence, and one promise',
  async (onLine, sentence) => {
    vi.stubGlobal('navigator', { onLine });
    const route = routeThat(new TypeError('Failed to fetch dynamically imported module'));
    const first = loadPage(route);
    expect(await first).toMatchObject({ message: sentence });
    expect(loadPage(route)).toBe(first);
    expect(loadedPage(route)).toBeUndefined();
  },
);

test('once the visitor has left, a page that could not be fetched is asked for again', async () => {
  const route = routeThat(new TypeError('gone'), page);
  await loadPage(route);
  forgetFailure(route);
  expect(await loadPage(route)).toBe(page);
});
