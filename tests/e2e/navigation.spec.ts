import type { Page } from 'playwright/test';
import { anyFailure, expect, takenOver, test } from './support/test.ts';

const staffPortal = { name: 'Staff portal' };

test('a new page has its title, its heading focused, and starts at its top', async ({ page, open }) => {
  await open('/');
  await scrollTo(page, 200);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', staffPortal).click();
  await expect(page).toHaveURL('/staff-portal');
  await expect(page).toHaveTitle(/^Staff portal – \w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('only the current item of the navigation is marked', async ({ page, open }) => {
  await open('/staff-portal');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]:visible');
  await expect(current).toHaveText(['Staff portal']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(current).toHaveText(['Home']);
});

test('Back and Forward go to where the visitor was on each page', async ({ page, open }) => {
  const staffHeading = page.getByRole('heading', { level: 1, name: 'Staff portal' });
  await open('/staff-portal');
  await scrollTo(page, 700);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(staffHeading).toHaveCount(0);
  await scrollTo(page, 250);
  await page.goBack();
  await expect(staffHeading).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.goForward();
  await expect(staffHeading).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
});

test('a link inside the portal does not load the document anew', async ({ page, open }) => {
  await open('/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', staffPortal).click();
  await expect(page).toHaveURL('/staff-portal');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test.describe('a page whose script cannot be fetched', () => {
  test.use({ expectedInConsole: anyFailure });

  test('for want of a connection says that, and comes once there is one again @either', async ({
    page,
    context,
    open,
  }) => {
    await open('/account');
    const news = page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true });
    // Without the script of the footer the link would load the document, which the browser itself reports.
    await takenOver(news);
    await context.setOffline(true);
    await expect(page.getByText(/^Saved copy from/)).toBeVisible();
    await news.click();
    await expect(page.getByRole('heading', { level: 1, name: 'No internet connection' })).toBeFocused();
    await expect(page.getByText(/^Saved copy from/)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No internet connection');
    await expect(page).toHaveURL('/news');
  });

  test('as a release has replaced it, is loaded with its document', async ({ page, open }) => {
    await open('/');
    let missing = 1;
    await page.route('**/assets/JobsPage-*.js', (route) =>
      missing-- > 0 ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', staffPortal).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff portal' })).toBeVisible();
    await page.waitForFunction(() =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
        ({ type }) => type === 'reload',
      ),
    );
    await expect(page).toHaveURL('/staff-portal');
  });

  test('and never comes, is shown as it was served, and its document is loaded anew but once', async ({
    page,
    open,
  }) => {
    await open('/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const refused: string[] = [];
    await page.route('**/assets/JobsPage-*.js', (route) => {
      refused.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', staffPortal).click();
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Staff portal' })).toBeVisible();
    expect(documents).toEqual(['/staff-portal']);
  });

  test('while the server is away says so and can be left', async ({ page, open }) => {
    await open('/');
    await page.route('**/assets/JobsPage-*.js', (route) => route.abort());
    await page.route('**/staff-portal', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', staffPortal).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Unable to connect to server/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: /^Unable to connect/ })).toHaveCount(0);
  });
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForFunction((to) => window.scrollY === to, top);
  // The browser tells of a scroll with the next frame, which a visitor cannot be faster than.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
