import { expect, hydrated, test } from '../support/test.ts';
import { Marketplace, products } from './marketplace.ts';

test.beforeEach(async ({ page, open }) => {
  await open('/equipment?category=mobility');
  const card = new Marketplace(page).card(products.contact);
  await card.getByRole('link', { name: /^Contact supplier/ }).click();
  await expect(page.getByRole('dialog', { name: 'Clyde Mobility' })).toContainText('Glasgow');
});

test('the supplier opens over the list, with phone, hours and site @either', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Clyde Mobility' });
  await expect(dialog.getByRole('heading', { name: 'Clyde Mobility' })).toBeFocused();
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:01414960562');
  await expect(dialog).toContainText('Monday to Friday, 9am to 5pm GMT');
  await expect(dialog).toContainText('Verified');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/equipment?category=mobility');
  await expect(page.getByRole('link', { name: /^Contact supplier Clyde/ })).toBeFocused();
});

test('the phone number is copied, and the button says so for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0141 496 0562');
  await expect(dialog.getByRole('button', { name: 'Copy phone number' })).toBeVisible();
});

test('where the browser does not let it copy, the number is selected', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(dialog.getByText('Press Ctrl+C to copy')).toBeVisible();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('0141 496 0562');
});

test('a reload shows the product as the page, at its supplier', async ({ page }) => {
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.contact);
  await expect(page.locator('#supplier')).toContainText('Clyde Mobility');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/equipment\?item=[0-9a-f-]{36}$/);
});
