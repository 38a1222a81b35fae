import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { Marketplace, products } from './marketplace.ts';

test('axe finds nothing on the page, its matches, a product and a supplier @either', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment?availability=in-stock');
  await expectNoViolations(page);

  await market.field.fill('mon');
  await expect(market.options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: products.productPage, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await expectNoViolations(page);
  await open(page.url());
  await expectNoViolations(page);

  await open('/equipment');
  await market
    .card(products.outOfStock)
    .getByRole('link', { name: /^Contact supplier/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Taff Clinical' })).toContainText('Cardiff');
  await expectNoViolations(page);
});

test.describe('the states of the list', () => {
  test.use({ expectedInConsole: anyFailure });

  test('axe finds nothing while products load, where they failed and where none match', async ({ page, open }) => {
    await open('/equipment?q=zzzz&category=ppe');
    await expect(page.getByRole('heading', { name: 'No equipment matches' })).toBeVisible();
    await expectNoViolations(page);

    await open('/');
    const answer = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 400, json: { errors: [{ message: 'Not like this.' }] } });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Equipment' }).click();
    await expect(page.locator('[aria-busy="true"] .skeleton-block').first()).toBeVisible();
    await expectNoViolations(page);
    answer.resolve();
    await expect(page.getByRole('alert').filter({ hasText: 'Products could not be loaded' })).toBeVisible();
    await expectNoViolations(page);
  });
});
