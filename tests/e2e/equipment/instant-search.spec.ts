import { expect, test } from '../support/test.ts';
import { Marketplace, products } from './marketplace.ts';

test('the first 3 matches and how many more show while one types @either', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await market.field.pressSequentially('mon');
  await expect(market.options).toHaveCount(4);
  await expect(market.options.first()).toContainText(products.productPage);
  await expect(market.options.first().locator('b').first()).toHaveText('mon');
  await expect(market.options.last()).toContainText('+1 more: show all 4 in the list');
  await expect(page.getByRole('status').filter({ hasText: '4 products found' })).toBeAttached();
  await expect(page, 'the list waits').toHaveURL('/equipment');
  await market.hasTotal(7);
  await market.options.last().click();
  await expect(page).toHaveURL('/equipment?q=mon');
  await market.hasTotal(4);
  await expect(market.options).toHaveCount(0);
});

test('a category is found too', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await market.field.fill('ppe');
  await expect(market.options.first()).toContainText(products.supplyChain);
});

test('by keyboard: through the options and round, Enter opens, Escape closes', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await market.field.pressSequentially('mon');
  await expect(market.field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = market.options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(market.field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(market.field).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(market.field).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Escape');
  await expect(market.options).toHaveCount(0);
  await expect(market.field).toHaveValue('mon');

  await page.keyboard.type('i');
  await expect(market.options).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: products.productPage });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(market.field).toBeFocused();
});

test('Enter without a choice shows the matches in the list, in the order of how well they match', async ({
  page,
  open,
}) => {
  const market = new Marketplace(page);
  await open('/equipment?category=monitoring');
  await market.field.fill('mon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/equipment?q=mon&category=monitoring');
  await market.hasTotal(2);
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best match');
  await expect(market.heading).toBeFocused();
  await page.goBack();
  await expect(market.field).toHaveValue('');
});

test('what nothing matches is said', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await market.field.fill('zzzz');
  await expect(page.getByText('No equipment matches what you typed')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('No equipment matches what you typed')).toHaveCount(0);
});
