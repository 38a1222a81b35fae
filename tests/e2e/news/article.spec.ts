import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, failedRequest, hydrated, test } from '../support/test.ts';
import { NewsHub } from './news-hub.ts';

const title = 'Incident reports: the 30-day limit is now 15';
const slug = 'incident-reports-the-30-day-limit-is-now-15';

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  Back: (page) => page.goBack(),
};

test.describe('over the list', () => {
  test.beforeEach(async ({ page, open }) => {
    await open('/news?category=compliance');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('an article has an address of its own, its text, source and tags @either', async ({ page }) => {
    await expect(page).toHaveURL(`/news?category=compliance&article=${slug}`);
    await expect(page).toHaveTitle(/^Incident reports: .* – Wayline$/);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(dialog.getByRole('heading', { level: 3, name: 'The limits now' })).toBeVisible();
    await expect(dialog.locator('strong', { hasText: '15 days' }).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^MHRA.+external/ })).toHaveAttribute('href', /^https:\/\/www/);
    await dialog.getByRole('link', { name: 'incident reporting' }).click();
    await expect(page).toHaveURL('/news?q=incident+reporting');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(new NewsHub(page).rows.first()).toContainText(title);
  });

  for (const [name, close] of Object.entries(ways)) {
    test(`${name} closes it, and the focus goes back to the link`, async ({ page }) => {
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/news?category=compliance');
      await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
    });
  }

  test('a reload shows the same article as the page, and the way back keeps the search', async ({ page }) => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/news?category=compliance');
    await new NewsHub(page).hasTotal(2);
  });
});

test('View Full Update opens the live article', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  const name = (await hub.live.getByRole('heading').textContent()) ?? '';
  await hub.live.getByRole('link', { name: 'View Full Update' }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('Band 8d£94,356£108,813');
});

test('Share copies the address of the article and says so', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`/news?q=limit&article=${slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/news?article=${slug}`,
  );
  await expect(page.getByRole('button', { name: 'Share' }), 'after two seconds').toBeVisible();
});

test('where nothing can be copied, the address is shown to be copied by hand', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(`/news?article=${slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('textbox', { name: 'Address of this article' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new RegExp(`/news\\?article=${slug}$`));
  expect(await page.evaluate(() => window.getSelection()?.toString() || document.activeElement?.tagName)).toBeTruthy();
});

test.describe('an article that is not there', () => {
  test.use({ expectedInConsole: failedRequest });

  for (const key of ['no-such-article', '%00', '99999999999999999999']) {
    test(`${key} answers 404 and leads back to the list`, async ({ page }) => {
      const answer = await page.goto(`/news?article=${key}`);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article is not on the portal');
      await page.getByRole('link', { name: 'All articles' }).click();
      await new NewsHub(page).hasTotal(11);
    });
  }
});

test.describe('a visitor', () => {
  // A browser of their own each time: one that was here today has been counted.
  test.use({
    userAgent: async ({ locale }, use) =>
      use(`Mozilla/5.0 (X11; Linux x86_64; ${locale}; rv:145.0) Gecko/20100101 Firefox/145.${randomInt(1e9)}`),
  });

  test('is counted once, however the article is opened, and the list shows it', async ({ page, open, request }) => {
    const views = async () => (await (await request.get('/api/news/six-employment-checks')).json()).views as number;
    const before = await views();
    const link = page.getByRole('link', { name: /^6 employment checks/ });
    await open('/news?category=recruitment');
    expect(await views(), 'looking at the list').toBe(before);
    await link.click();
    await expect(page.getByRole('dialog')).toContainText(`${(before + 1).toLocaleString('en-GB')} views`);
    await page.keyboard.press('Escape');
    await expect(new NewsHub(page).rows.filter({ has: link })).toContainText(
      `${(before + 1).toLocaleString('en-GB')} views`,
    );
    const told = page.waitForResponse((answer) => answer.request().postData()?.includes('CountArticleView') ?? false);
    await open('/news?article=six-employment-checks');
    await told;
    expect(await views()).toBe(before + 1);
  });
});
