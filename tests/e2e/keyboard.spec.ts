import type { Page } from 'playwright/test';
import { StaffPortal } from './jobs/staff-portal.ts';
import { expect, test } from './support/test.ts';

test('the whole way by keyboard: to the content, to the jobs, search, filter, open, close @always', async ({
  page,
  open,
}) => {
  await open('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await tabTo(page, 'Staff portal');
  await expect(page.locator(':focus'), 'the focus can be seen').toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff portal' })).toBeFocused();

  const portal = new StaffPortal(page);
  await expect(portal.rows).toHaveCount(5);
  await tabTo(page, 'Search jobs');
  await page.keyboard.type('nurse');
  await expect(page).toHaveURL('/staff-portal?q=nurse');
  const found = await portal.settledTotal(5);

  await tabTo(page, 'High');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/staff-portal?q=nurse&urgency=high');
  await expect.poll(() => portal.total()).toBeLessThanOrEqual(found);

  await tabTo(page, 'Senior Staff Nurse, Critical Care');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Senior Staff Nurse, Critical Care' });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Senior Staff Nurse, Critical Care', exact: true })).toBeFocused();
});

test('nothing that can be focused is hidden behind the sticky header', async ({ page, open }) => {
  // Without smooth scrolling, which the next press would come in the middle of.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/staff-portal');
  const stops = await page.evaluate(() => document.querySelectorAll('main a, main button, main input').length);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let presses = 0; presses < Math.min(stops, 60); presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hiddenByHeader(page), { timeout: 2_000, intervals: [0, 50, 100] }).toBeNull();
  }
});

test('focus in the sticky header does not scroll the page', async ({ page, open }) => {
  await open('/staff-portal');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

/** The element with the focus, if the header covers it. */
function hiddenByHeader(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const header = document.querySelector('header');
    const focused = document.activeElement;
    if (!header || !focused || header.contains(focused)) return null;
    const isHidden = focused.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom;
    return isHidden ? focused.outerHTML : null;
  });
}

/** Presses Tab until what is focused has the name, as a user does who sees the screen. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.firstElementChild : element;
      const words = label ?? (element instanceof HTMLInputElement ? element.labels?.[0] : element);
      return words?.textContent?.trim() ?? '';
    });
    if (focused === name) {
      return;
    }
  }
  throw new Error(`Sixty presses of Tab did not reach '${name}'`);
}
