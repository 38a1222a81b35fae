import { expect, test } from '../support/test.ts';
import { Marketplace, products } from './marketplace.ts';

test('the page shows its figures, products, and the shops outside @either', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await expect(page).toHaveTitle(/^Equipment marketplace – /);
  const main = page.locator('main');
  const figures = {
    'items listed': '15,683',
    'active suppliers': '892',
    'orders this month': '3,456',
    'average rating, out of 5': '4.7',
  };
  for (const [label, figure] of Object.entries(figures)) {
    await expect(main.locator('dl > div').filter({ hasText: label })).toContainText(figure);
  }
  await expect(main.getByText('Illustrative figures').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^NHS Supply Chain/ })).toHaveAttribute('href', /supplychain\.nhs\.uk/);
  await market.hasTotal(7);
  await expect(market.cards).toHaveCount(7);
  const shops = page.getByRole('table', { name: 'Live retail suppliers' });
  await expect(shops.getByRole('rowheader')).toHaveCount(6);
  await expect(shops.getByRole('link', { name: /^Visit site/ })).toHaveCount(6);
  await expect(shops.getByRole('cell', { name: 'Monday to Friday, 9am to 5pm GMT', exact: true })).toHaveCount(6);
});

test('a card shows price, stock, supplier and the first 3 specifications', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  const card = market.card(products.productPage);
  await expect(card).toContainText('£4,200 ex VAT');
  await expect(card).toContainText('In stock18 available');
  await expect(card).toContainText('Severn Medical SupplyNew, 2 years warranty');
  await expect(card.getByRole('listitem')).toHaveText([
    'ECG, SpO₂, NIBP, 2 temperatures',
    'Battery 4 hours, 3.6kg',
    'HL7 export, wall or trolley mount',
  ]);
  await expect(card.locator('img')).toHaveAttribute('src', '/drawings/patient-monitor.svg');
  expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('products can be read, searched and narrowed, and lead to their pages', async ({ page }) => {
    const market = new Marketplace(page);
    await page.goto('/equipment');
    await market.hasTotal(7);
    await (await market.choice('Category', 'Monitoring')).box.check();
    await market.field.fill('pump');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/[?&]q=pump/);
    await expect(page).toHaveURL(/[?&]category=monitoring/);
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Monitoring');
    await market
      .card(products.outOfStock)
      .getByRole('link', { name: /^Contact supplier/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.outOfStock);
    await expect(page.locator('#supplier').getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:02920180475',
    );
    await expect(page.locator('#supplier')).toBeInViewport();
    await page.getByRole('link', { name: 'All equipment' }).click();
    await market.hasTotal(2);
  });

  test('a product without a place to buy it leads to its supplier', async ({ page }) => {
    await page.goto('/equipment');
    await new Marketplace(page)
      .card(products.contact)
      .getByRole('link', { name: /^Buy Now/ })
      .click();
    await expect(page.locator('#supplier')).toContainText('Clyde Mobility');
    await page
      .locator('main')
      .getByRole('link', { name: /^Buy Now/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.contact);
    await expect(page).toHaveURL(/[?&]item=.*#supplier$/);
  });
});
