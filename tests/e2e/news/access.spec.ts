import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { NewsHub } from './news-hub.ts';

test.use({ expectedInConsole: anyFailure });

for (const address of [
  '/news',
  '/news?q=pay&category=breaking',
  '/news?q=zzzz',
  '/news?article=six-employment-checks',
]) {
  test(`axe finds nothing on ${address} @both`, async ({ page, open }) => {
    await open(address);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on an open article with its message, nor on a failed list @both', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open('/news?category=policy');
  await page.getByRole('link', { name: /^Cookie rules/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of this article' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Not like this.' } }));
  await new NewsHub(page).category('Research').click();
  await expect(page.getByRole('alert').filter({ hasText: 'News could not be loaded' })).toBeVisible();
  await expectNoViolations(page);
});

test('the whole way by keyboard: the live update, a category, the search, an article', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if (name.test((await focused.getAttribute('name')) ?? '') || name.test((await focused.textContent()) ?? '')) {
        return expect(focused).toBeInViewport();
      }
    }
    throw new Error(`Sixty presses of Tab did not reach ${name}`);
  };
  await reach(/^View Full Update/);
  await reach(/^Policy/);
  await page.keyboard.press('Enter');
  await hub.hasTotal(3);
  await reach(/^q$/);
  await page.keyboard.type('cookie');
  await hub.hasTotal(1);
  await reach(/^Cookie rules/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Cookie rules/ });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Cookie rules/ })).toBeFocused();
});

test.describe('at 320', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of ['/news', '/news?q=pay', '/news?q=zzzz', '/news?article=pay-scales-for-2026-to-2027']) {
    test(`${address} does not scroll sideways @phone`, async ({ page, open }) => {
      await open(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be searched, narrowed and read', async ({ page }) => {
    const hub = new NewsHub(page);
    await page.goto('/news');
    await hub.hasTotal(11);
    await hub.category('Policy').click();
    await hub.hasTotal(3);
    await hub.search.fill('suppliers');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page, 'the category stays').toHaveURL('/news?category=policy&q=suppliers');
    await hub.hasTotal(1);
    await page.getByRole('link', { name: /^Suppliers must be paid/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Suppliers must be paid/);
    await expect(page.getByRole('heading', { level: 2, name: 'What the sections say' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('link', { name: 'All articles' }).click();
    await hub.hasTotal(1);
  });
});
