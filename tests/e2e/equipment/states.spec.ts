import { anyFailure, expect, test } from '../support/test.ts';
import { Marketplace } from './marketplace.ts';

test.use({ expectedInConsole: anyFailure });

test('a search without results names the filters and leads out of them @either', async ({ page, open }) => {
  await open('/equipment?q=zzzz&category=ppe');
  await expect(page.getByRole('heading', { name: 'No equipment matches' })).toBeVisible();
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('link')).toHaveText([/Search: zzzz/, /PPE/, 'Clear all']);
  await inUse.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/equipment');
  await new Marketplace(page).hasTotal(7);
});

test('a refused query says why, keeps the choice, and can be tried again', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 400, json: { errors: [{ message: 'Not like this.' }] } }),
  );
  const { box } = await market.choice('Category', 'Monitoring');
  await box.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Products could not be loaded' });
  await expect(alert).toContainText('Not like this.');
  await expect(box).toBeChecked();
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await market.hasTotal(2);
});

test('without a connection the page keeps what it has, and says so @either', async ({ page, open, context }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'No internet connection' })).toBeVisible();
  await market.field.pressSequentially('mon');
  await expect(market.cards).toHaveCount(7);
  await context.setOffline(false);
});

test('products that take long are announced by cards of the same height', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Equipment' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached();
  const skeleton = page.locator('[aria-busy="true"] .skeleton-block').first().locator('..');
  const { height } = (await skeleton.boundingBox()) ?? { height: 0 };
  answer.resolve();
  await expect(market.cards).toHaveCount(7);
  const card = await market.cards.first().boundingBox();
  expect(Math.abs(height - (card?.height ?? 0)), `${height} is near ${card?.height}`).toBeLessThan(16);
});
