import { expect, test } from './support/test.ts';

test('the menu opens, leads to a page and closes again @phone', async ({ page, open }) => {
  await open('/');
  const menu = page.getByRole('banner').locator('details');
  const link = menu.getByRole('link', { name: 'Staff portal' });
  await expect(link).toBeHidden();
  const mainTop = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  const before = await mainTop();
  await menu.locator('summary', { hasText: 'Menu' }).tap();
  await expect(link).toBeVisible();
  await expect.poll(mainTop, 'the menu pushes the page down').toBeGreaterThan(before);
  await link.tap();
  await expect(page).toHaveURL('/staff-portal');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu works too @phone', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary', { hasText: 'Menu' }).tap();
    await menu.getByRole('link', { name: 'Staff portal' }).tap();
    await expect(page).toHaveURL('/staff-portal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff portal');
  });
});
