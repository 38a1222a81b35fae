import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../support/test.ts';
import { StaffPortal } from './staff-portal.ts';

const title = 'Rotational Physiotherapist';

test.beforeEach(async ({ page, open }) => {
  await open('/staff-portal?type=permanent&type=full-time');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('a job opens over the list at an address of its own @either', async ({ page }) => {
  await expect(page).toHaveURL(/\/staff-portal\?type=permanent&type=full-time&job=[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(new RegExp(`^${title}, .+ – `));
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(dialog).toContainText('Bristol');
  await expect(dialog.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', /^https:/);
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  Back: (page) => page.goBack(),
  'A click beside it': (page) => page.mouse.click(100, 500),
};

for (const [name, close] of Object.entries(ways)) {
  test(`${name} closes it, and the focus goes back to the link`, async ({ page }) => {
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/staff-portal?type=permanent&type=full-time');
    await expect(page).toHaveTitle(/^Staff portal – /);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  });
}

test('the page behind is out of reach and keeps its place', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('closing leaves no step behind: Back from the list leaves it', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a reload shows the same job as the page', async ({ page }) => {
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page, 'the search is kept').toHaveURL('/staff-portal?type=permanent&type=full-time');
  await expect(new StaffPortal(page).rows.first()).toBeVisible();
});
