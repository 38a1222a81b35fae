import type { BrowserContext, Page, Request, Route } from 'playwright/test';
import { browserStorage, cookies, type StorageDescription } from '../../../schema/cookies.ts';
import { nothingChosen } from '../support/consent.ts';
import { anyFailure, expect, hydrated, takenOver, test } from '../support/test.ts';
import { ConsentQuestion } from './consent-question.ts';

// Robots are not counted, and a browser without a window says that it is one.
test.use({
  storageState: nothingChosen,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

/** Addresses of all requests about visits, in the order in which they are sent. */
function watchVisits(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/analytics/'))
      sent.push(`${pathname.slice('/api/analytics/'.length)} ${request.postData()}`);
  });
  return sent;
}

/** Files, pages, and whether the portal answers. */
const reading =
  /^\/(?:assets|pictures|drawings|fonts|icon|health$|api\/health$|service-worker\.js$|manifest\.webmanifest$|favicon)/;

/** Pages that this test opens, and those that the worker keeps for when there is no connection: it fetches them itself. */
const pages = ['/', '/news', '/help-center', '/cookie-policy', '/offline', '/unreachable'];

/** Whether a page itself needs it: its document, its files, what it reads of the graph, and the choice about cookies. */
function isOfThePage(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  if (request.method() === 'GET') {
    const isPage = request.isNavigationRequest() || request.serviceWorker() !== null;
    return reading.test(pathname) || (isPage && search === '' && pages.includes(pathname));
  }
  const { query = '', operationName = '' } = pathname === '/graphql' ? (request.postDataJSON() ?? {}) : {};
  return /^\s*query\b/.test(query) || operationName === 'ChooseCookies';
}

/** All requests that no page needs, in the order in which they are sent. */
function watchOthers(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!isOfThePage(request)) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

/** Everything that the browser keeps, by its name. */
async function kept(page: Page) {
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...stored, cookies: (await page.context().cookies()).map(({ name }) => name) };
}

/** The names in the first column of a table of the cookie policy, with what stands in another one. */
async function listed(page: Page, table: string, column?: number) {
  const rows = await page.getByRole('table', { name: table }).getByRole('row').all();
  return Promise.all(
    rows
      .slice(1)
      .map(async (row) => [
        await row.getByRole('rowheader').textContent(),
        column === undefined ? '' : await row.getByRole('cell').nth(column).locator('div').textContent(),
      ]),
  );
}

const necessary = Object.entries<StorageDescription>(browserStorage)
  .filter(([, { consent }]) => consent === undefined)
  .map(([key]) => key);

/** Of what the browser keeps in a place, that which is not listed as strictly necessary there. */
function beyondNecessary(place: StorageDescription['place'], names: readonly string[]): string[] {
  const allowed = necessary.filter((key) => browserStorage[key as keyof typeof browserStorage].place === place);
  const isListed = (name: string) => allowed.some((key) => (/[:-]$/.test(key) ? name.startsWith(key) : name === key));
  return names.filter((name) => !isListed(name));
}

/** Goes through pages as visitors do, for longer than it takes to count each. */
async function visitPages(page: Page): Promise<void> {
  for (const [name, address] of [
    ['Staff portal', '/staff-portal'],
    ['News', '/news'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(address);
    await page.waitForTimeout(1_800);
  }
}

/** Searches for help that there is none of, for longer than it takes to tell of it. */
async function searchForHelp(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
  await page.getByLabel('Search help articles').fill('zzyzx qwrtp');
  await expect(page.getByRole('main').getByText('No articles match')).toBeVisible();
  await page.waitForTimeout(4_000);
}

async function expectNecessaryAlone(page: Page, choice: 'none' | 'refused'): Promise<void> {
  const found = await kept(page);
  expect(found.databases).toEqual([]);
  expect(found.cookies).toEqual(choice === 'none' ? [] : ['consent']);
  expect(beyondNecessary('localStorage', found.localStorage)).toEqual([]);
  expect(beyondNecessary('sessionStorage', found.sessionStorage)).toEqual([]);
  // The worker is there, and has kept what every page is made of.
  expect(found.workers).toBe(1);
  expect(found.caches).not.toEqual([]);
  expect(beyondNecessary('cacheStorage', found.caches)).toEqual([]);
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('before a choice and after refusal nothing is sent, and only what the cookie policy calls necessary is kept', async ({
    page,
    context,
    open,
  }) => {
    const sent = watchOthers(context);
    await open('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visitPages(page);
    await searchForHelp(page);
    await expectNecessaryAlone(page, 'none');
    const question = new ConsentQuestion(page);
    await question.press('Necessary Only');
    await question.isSaved();
    await visitPages(page);
    await page.reload();
    await hydrated(page);
    await searchForHelp(page);
    await open('/cookie-policy');
    await expectNecessaryAlone(page, 'refused');
    expect(sent).toEqual([]);
    // What was found is what the page says.
    expect((await listed(page, 'Cookies')).map(([name]) => name)).toEqual(Object.keys(cookies));
    const storage = await listed(page, 'Storage in your browser', 1);
    expect(storage.map(([name]) => name)).toEqual(Object.keys(browserStorage));
    const consentFree = storage.filter(([, consent]) => consent === 'Nothing: it is strictly necessary');
    expect(consentFree.map(([name]) => name)).toEqual(necessary);
  });
});

test('after agreement each page is counted once, 1.5 seconds after it came, and a change of mind ends it', async ({
  page,
  context,
  open,
}) => {
  const sent = watchVisits(context);
  const bodies = () => sent.map((line) => JSON.parse(line.slice(line.indexOf(' ') + 1)));
  await open('/about');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const question = new ConsentQuestion(page);
  await question.press('Accept All Cookies');
  await question.isSaved();
  expect(sent).toEqual([]);
  await page.clock.runFor(1_400);
  expect(sent).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => sent).toHaveLength(1);
  expect(bodies()).toMatchObject([{ page_url: '/about', session_id: expect.stringMatching(/^[a-z0-9]{10,64}$/) }]);
  const answered = page.waitForResponse(/\/api\/analytics\/track\/pageview$/);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL('/news');
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return sent.length;
    })
    .toBe(2);
  expect((await answered).status()).toBe(202);
  await expect
    .poll(async () => (await (await page.request.get('/api/analytics/realtime/stats')).json()).todayVisitors)
    .toBeGreaterThan(0);
  expect(bodies()[1]).toMatchObject({ page_url: '/news', referrer: expect.stringMatching(/\/about$/) });
  expect((await kept(page)).localStorage).toContain('visitor-statistics');

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' });
  await takenOver(settings);
  await settings.click();
  await page.clock.runFor(500);
  await question.settings.getByRole('button', { name: 'Reject All' }).click();
  await expect.poll(async () => (await kept(page)).localStorage).not.toContain('visitor-statistics');
  const before = sent.length;
  await page.getByRole('banner').getByRole('link', { name: 'Compliance' }).first().click();
  await expect(page).toHaveURL('/compliance');
  await page.clock.runFor(10_000);
  expect(sent.length).toBe(before);
});

test('a choice that is taken back in another tab holds in this one', async ({ page, context, open }) => {
  const sent = watchVisits(context);
  await open('/about');
  await new ConsentQuestion(page).press('Accept All Cookies');
  await new ConsentQuestion(page).isSaved();
  await expect.poll(() => sent).toHaveLength(1);
  await context.addCookies([{ name: 'consent', value: '2.2026-11-23.necessary', url: page.url(), sameSite: 'Lax' }]);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL('/news');
  await page.waitForTimeout(2_000);
  expect(sent).toHaveLength(1);
});

test.describe('a failure of the count', () => {
  test.use({ expectedInConsole: anyFailure });

  for (const [what, fail] of [
    ['a broken connection', (route: Route) => route.abort()],
    ['an answer of 500', (route: Route) => route.fulfill({ status: 500, json: { error: 'Something is wrong' } })],
  ] as const) {
    test(`by ${what} is ignored, and not retried`, async ({ page, context, open }) => {
      const sent = watchVisits(context);
      await page.route('**/api/analytics/**', fail);
      await open('/about');
      const question = new ConsentQuestion(page);
      await question.press('Accept All Cookies');
      await question.isSaved();
      await expect.poll(() => sent).toHaveLength(1);
      // Longer than a query of the portal waits before it is tried again three times.
      await page.waitForTimeout(8_000);
      expect(sent).toHaveLength(1);
      await expect(page.getByText(/could not|failed|went wrong|No internet connection/i)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('visitors are shown in the banner and at the foot, and counted anew until they are paused', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Visitors') return route.continue();
    asked += 1;
    const counts = { totalVisitors: 1_250 + asked, onlineUsers: 8, todayVisitors: 112 };
    const realtimeStats = { __typename: 'RealtimeStats', ...counts, lastUpdate: '2026-11-23T14:31:20.000Z' };
    return route.fulfill({ json: { data: { realtimeStats } } });
  });
  const card = page.getByRole('region', { name: 'Visitors' });
  const pause = card.getByRole('button', { name: 'Pause visitor counts' });
  await takenOver(pause);
  await page.clock.runFor(30_000);
  // What has come is told in the next moment.
  const shown = async () => {
    await page.clock.runFor(100);
    return card.getByRole('definition').allTextContents();
  };
  await expect.poll(shown).toEqual(['8', '112', expect.stringMatching(/^1\.2K1,25\d$/)]);
  await expect(page.getByRole('complementary', { name: 'Today' })).toContainText('1.2K');
  await pause.click();
  await expect(card.getByRole('button', { name: 'Resume visitor counts' })).toBeVisible();
  const before = asked;
  await page.clock.runFor(120_000);
  expect(asked).toBe(before);
});

test.describe('while the server does not answer', () => {
  test.use({ expectedInConsole: /^Failed to load resource|^The visitors could not be counted/ });

  test('who is online is estimated from the last count, and said to be', async ({ page, open }) => {
    await page.clock.install();
    await page.route('**/graphql', async (route) => {
      const isAsked = route.request().postDataJSON()?.operationName === 'Visitors';
      return isAsked ? route.fulfill({ status: 400, json: { error: 'Request refused' } }) : route.continue();
    });
    await open('/about');
    await hydrated(page);
    const card = page.getByRole('region', { name: 'Visitors' });
    await takenOver(card.getByRole('button', { name: 'Pause visitor counts' }));
    await page.clock.runFor(31_000);
    await expect(card).toContainText('Online is estimated');
    await expect(card.getByRole('definition').first()).toHaveText(/^\d+$/);
  });
});
