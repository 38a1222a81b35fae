import { expect, test } from '../support/test.ts';
import { Marketplace, products } from './marketplace.ts';

test('buying leads where the rules say: an invented site is a notice, a real one is gone to @either', async ({
  page,
  open,
}) => {
  const market = new Marketplace(page);
  await open('/equipment');
  const real = market.card(products.supplyChain).getByRole('link', { name: /^Buy Now / });
  await expect(real).toHaveAttribute('href', 'https://www.supplychain.nhs.uk/');
  await expect(real).toHaveAttribute('rel', /noopener/);
  await expect(market.card(products.preOrder)).toContainText(/Pre-orderfrom \d+ \w+ \d{4}/);
  const notice = page.getByRole('dialog', { name: 'This is a sample link' });
  for (const [name, words] of [
    [products.productPage, 'Buy Now'],
    [products.website, 'Buy Now'],
    [products.preOrder, 'Pre-Order'],
  ] as const) {
    const buy = market.card(name).getByRole('link', { name: new RegExp(`^${words} .*\\(sample link\\)$`) });
    await buy.click();
    await expect(notice.getByRole('heading')).toBeFocused();
    await expect(notice).toContainText('There is no site to visit and nothing to buy.');
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(buy).toBeFocused();
  }
  await expect(page).toHaveURL('/equipment');
});

test('over an opened product the notice leaves the product where it is', async ({ page, open }) => {
  await open('/equipment');
  await new Marketplace(page)
    .card(products.productPage)
    .getByRole('link', { name: products.productPage, exact: true })
    .click();
  const product = page.getByRole('dialog', { name: products.productPage });
  await product.getByRole('link', { name: /^Buy Now / }).click();
  const notice = page.getByRole('dialog', { name: 'This is a sample link' });
  await expect(notice.getByRole('heading')).toBeFocused();
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await expect(product.getByRole('heading', { name: products.productPage })).toBeVisible();
});

test('where there is no place to buy, a notice names the supplier and the phone @either', async ({ page, open }) => {
  await open('/equipment');
  await new Marketplace(page)
    .card(products.contact)
    .getByRole('button', { name: /^Buy Now / })
    .click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(notice).toContainText('Contact Supplier');
  await expect(notice).toContainText('Clyde Mobility, 0141 496 0562');
});

test('what is out of stock cannot be bought, and says why', async ({ page, open }) => {
  await open('/equipment');
  const card = new Marketplace(page).card(products.outOfStock);
  const buy = card.getByRole('button', { name: /^Buy Now / });
  await expect(buy).toHaveAttribute('aria-disabled', 'true');
  await expect(buy).toHaveAccessibleDescription('Out of stock. Contact the supplier for dates.');
  await buy.click({ force: true });
  await expect(page).toHaveURL('/equipment');
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('Contact Supplier');
});
