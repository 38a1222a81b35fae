import type { Locator } from 'playwright/test';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, open }) => {
  await page.clock.install();
  await open('/staff-portal');
  // From here on time passes by `runFor` alone, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
});

const text = 'CV template downloaded';

test('one message is shown at a time and goes after 6 seconds', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Notifications' });
  await page.getByRole('link', { name: /^CV Template/ }).click();
  await page.getByRole('link', { name: /^CV Template/ }).click();
  await expect(region.getByText(text)).toHaveCount(1);
  await page.clock.runFor(5_500);
  await expect(region.getByText(text)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(region.getByText(text)).toHaveCount(0);
});

test('it stays while the pointer is on it, and Close takes it away', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Notifications' });
  await page.getByRole('link', { name: /^CV Template/ }).click();
  await region.getByText(text).hover();
  await page.clock.runFor(20_000);
  await expect(region.getByText(text)).toBeVisible();
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(region.getByText(text)).toHaveCount(0);
});

test('F6 reaches it, and the focus goes back where it was', async ({ page }) => {
  const link = page.getByRole('link', { name: /^CV Template/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F6');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
});

test('over an open dialog it can be read and closed, covers neither its title nor Close, and the dialog stays @both', async ({
  page,
}) => {
  await page.getByRole('link', { name: /^CV Template/ }).click();
  await page.getByRole('link', { name: 'Rotational Physiotherapist', exact: true }).click();
  // React may keep a dialog whose script has just come back for a third of a second, by a timer.
  const dialogs = async () => {
    await page.clock.runFor(50);
    return page.getByRole('dialog').count();
  };
  await expect.poll(dialogs).toBe(1);
  // On small screens it comes in after half a second.
  await page.clock.runFor(1_000);
  await settled(page);
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByText(text)).toBeVisible();
  const dialog = page.getByRole('dialog');
  const beginning = await edge(region, 'top');
  for (const part of [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('button', { name: 'Close' })]) {
    expect(await edge(part, 'bottom')).toBeLessThan(beginning);
  }
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(region.getByText(text)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

/** Where something begins or ends on the screen, in pixels from the top. */
function edge(part: Locator, side: 'top' | 'bottom'): Promise<number> {
  return part.evaluate((element, which) => element.getBoundingClientRect()[which], side);
}
