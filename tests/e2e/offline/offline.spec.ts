import type { BrowserContext, Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { anyFailure, test as base, expect, hydrated } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { type FrontServer, startFrontServer } from './front-server.ts';

/** Each test has a server of its own before the portal: what a worker keeps belongs to its origin. */
const test = base.extend<{ front: FrontServer; portal: string }>({
  portal: ({ locale: _ }, use, testInfo) => use(String(testInfo.project.use.baseURL)),
  front: async ({ portal }, use) => {
    const front = await startFrontServer(portal);
    await use(front);
    await front.close();
  },
  baseURL: ({ front }, use) => use(front.origin),
});
test.use({ serviceWorkers: 'allow', expectedInConsole: anyFailure });

const barOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved copy' });

test('a page that was read is there without a connection, as a saved copy, for those who agreed @either', async ({
  page,
  context,
  open,
}) => {
  await allowPreferences(context);
  await open('/news');
  await expectSaved(page, '/news');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News hub');
  await expect(barOf(page)).toContainText('No internet connection');
  await expect(barOf(page)).toContainText(/Saved copy from \d{1,2}:\d\d[ap]m/);
  await expectNoViolations(page);
  // It is renewed by itself.
  await context.setOffline(false);
  await expect(page.locator('html[data-saved]')).toHaveCount(0);
  await expect(barOf(page)).toHaveCount(0);
});

test('a link to a page that was read leads to its saved copy without a connection @either', async ({
  page,
  context,
  open,
}) => {
  await allowPreferences(context);
  await open('/staff-portal');
  await expectSaved(page, '/staff-portal');
  await page.goto('/about');
  await hydrated(page);
  await context.setOffline(true);
  const menu = page.locator('header > details > summary');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff portal' }).click();
  await expect(barOf(page)).toContainText(/Saved copy from \d{1,2}:\d\d[ap]m/);
  await expect(page).toHaveURL(/\/staff-portal$/);
  await expect(page.getByRole('main')).not.toContainText('could not be loaded');
});

test('without consent nothing is saved, and the page that says so is there without a connection @either', async ({
  page,
  context,
  open,
}) => {
  await open('/news');
  await underWorker(page);
  await readFor(page);
  expect(await keptPages(page)).toEqual([]);
  expect(await cacheNames(page)).toEqual([expect.stringMatching(/^shell-/)]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No internet connection');
  await expectNoViolations(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News hub');
});

test('the account page is never saved, and neither is anything while a user is signed in; signing out deletes what was', async ({
  page,
  context,
  open,
}) => {
  await allowPreferences(context);
  await open('/news');
  await expectSaved(page, '/news');
  const account = new AccountDialog(page);
  await open('/');
  await account.signUp(newcomer());
  for (const address of ['/account', '/about']) {
    await open(address);
    await readFor(page);
  }
  expect(await keptPages(page)).not.toContain('/account');
  expect(await keptPages(page)).not.toContain('/about');
  expect(await keptPages(page)).toContain('/news');
  await account.signOut();
  await expect.poll(() => keptPages(page)).not.toContain('/news');
  await open('/account');
  await readFor(page);
  expect(await keptPages(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No internet connection');
});

test('consent that is withdrawn takes along what was saved', async ({ page, context, open }) => {
  await allowPreferences(context);
  await open('/news');
  await expectSaved(page, '/news');
  await context.clearCookies({ name: 'consent' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => cacheNames(page)).toEqual([expect.stringMatching(/^shell-/)]);
});

test('a new release is there at once, whatever was saved of the one before', async ({ page, context, open, front }) => {
  await allowPreferences(context);
  await open('/news');
  await expectSaved(page, '/news');
  const [shell] = await cacheNames(page);
  // The digest in the worker's script is that of the release.
  front.release = [
    { from: /<html/, to: '<html data-release="next"' },
    { from: new RegExp(String(shell).replace('shell-', ''), 'g'), to: 'next' },
  ];
  await page.reload();
  await expect(page.locator('html[data-release="next"]')).toHaveCount(1);
  await expect(page.locator('html[data-saved]')).toHaveCount(0);
  await expect.poll(() => cacheNames(page)).toContain('shell-next');
  await expect.poll(() => cacheNames(page)).not.toContain(shell);
});

test('a server that has gone, which the browser does not know, is told apart', async ({
  page,
  context,
  open,
  front,
}) => {
  await allowPreferences(context);
  await open('/news');
  await expectSaved(page, '/news');
  front.isThere = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News hub');
  await expect(barOf(page)).toContainText('Unable to connect to server. Please check your internet connection.');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unable to connect to server. Please check your internet connection.',
  );
  front.isThere = true;
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News hub');
  await expect(barOf(page)).toHaveCount(0);
});

/** As the server keeps what a visitor has chosen. */
async function allowPreferences(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'consent', value: '2.2026-11-23.necessary-preferences', domain: '127.0.0.1', path: '/', sameSite: 'Lax' },
  ]);
}

/** Resolves when the worker answers for the page. */
async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function expectSaved(page: Page, address: string): Promise<void> {
  await underWorker(page);
  await expect.poll(() => keptPages(page)).toContain(address);
}

/** Longer than it takes until a page counts as read: for what is not to happen then. */
async function readFor(page: Page): Promise<void> {
  await page.waitForTimeout(4_000);
}

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted().toReversed());

/** The saved pages, without the files that they are shown with. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('saved-pages'))) return [];
    const kept = await (await caches.open('saved-pages')).keys();
    return kept.map(({ url }) => url.slice(location.origin.length)).filter((path) => !path.startsWith('/assets/'));
  });
}
