import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { NewsHub } from './news-hub.ts';

test.use({ expectedInConsole: anyFailure });

test('axe finds nothing on an open article with its message, nor on a failed list @either', async ({ page, open }) => {
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

test('the whole way by keyboard: the live update, the search, a category, an article @always', async ({
  page,
  open,
}) => {
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
  await reach(/^q$/);
  await page.keyboard.type('cookie');
  await expect(page).toHaveURL('/news?q=cookie');
  await reach(/^Policy/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=policy/);
  await hub.hasTotal(1);
  await reach(/^Cookie rules/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Cookie rules/ });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  for (const name of ['Save', 'Share', 'Discuss', 'Like']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole(name === 'Save' ? 'link' : 'button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Cookie rules/ })).toBeFocused();
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
