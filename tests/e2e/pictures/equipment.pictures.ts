import { Marketplace, products } from '../equipment/marketplace.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { withdrawnProductId } from '../support/withdrawn-product.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const opened = { fullPage: false };

picture('equipment', ({ open }) => open('/equipment'));

picture('equipment-filtered', ({ open }) => open('/equipment?category=monitoring&availability=in-stock'));

picture('equipment-empty', ({ open }) => open('/equipment?q=zzzz&category=ppe'));

picture(
  'equipment-instant-results',
  async ({ page, open }) => {
    await open('/equipment');
    const market = new Marketplace(page);
    await market.field.fill('mon');
    await market.options.first().waitFor();
    await page.keyboard.press('ArrowDown');
  },
  opened,
);

picture(
  'equipment-dialog',
  async ({ page, open }) => {
    await open('/equipment');
    await page.getByRole('link', { name: products.productPage, exact: true }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Specifications' }).waitFor();
  },
  opened,
);

picture(
  'equipment-supplier',
  async ({ page, open }) => {
    await open('/equipment');
    const card = new Marketplace(page).card(products.productPage);
    await card.getByRole('link', { name: /^Contact supplier/ }).click();
    await page.getByRole('dialog').getByText('Gloucester').waitFor();
  },
  opened,
);

picture(
  'equipment-contact-notice',
  async ({ page, open }) => {
    await open('/equipment');
    await new Marketplace(page)
      .card(products.contact)
      .getByRole('button', { name: /^Buy Now/ })
      .click();
    await page.getByText('Clyde Mobility, 0141').waitFor();
  },
  opened,
);

picture('equipment-page', async ({ page, open }) => {
  await open('/equipment');
  const link = page.getByRole('link', { name: products.preOrder, exact: true });
  await open((await link.getAttribute('href')) ?? '');
});

test.describe('with generated products', () => {
  test.use({ baseURL: originWithManyRows() });

  picture('equipment-many', ({ open }) => open('/equipment'));

  picture('equipment-withdrawn', ({ open }) => open(`/equipment?item=${withdrawnProductId}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  picture('equipment-without-javascript', ({ page }) => page.goto('/equipment'));
});
