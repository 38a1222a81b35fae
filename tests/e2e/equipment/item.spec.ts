import { originWithManyRows } from '../support/portals.ts';
import { expect, failedRequest, hydrated, test } from '../support/test.ts';
import { withdrawnProductId } from '../support/withdrawn-product.ts';
import { Marketplace, products } from './marketplace.ts';

const name = products.productPage;

test('a product opens over the list at an address of its own, and is the page when reloaded @either', async ({
  page,
  open,
}) => {
  await open('/equipment?category=monitoring');
  await page.getByRole('link', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(page).toHaveURL(/\/equipment\?category=monitoring&item=[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(new RegExp(`^${name}, .+ – `));
  await expect(dialog).toContainText('12.1-inch touch screen');
  await expect(dialog).toContainText('UKCA marked, class IIb');
  await expect(dialog.getByRole('link', { name: /^Buy Now .*\(sample link\)$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();

  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'All equipment' }).click();
  await expect(page, 'the search is kept').toHaveURL('/equipment?category=monitoring');
});

test('search engines are told where the page stands, and are offered no product that was invented', async ({
  page,
  open,
}) => {
  await open('/equipment');
  const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  await open(address ?? '');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph']).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
});

test.describe('what is not there', () => {
  test.use({ expectedInConsole: failedRequest });

  for (const id of ['01a00000-0000-7000-8000-000000000000', 'no-id', '%00']) {
    test(`${id} answers 404 and leads back to the list`, async ({ page }) => {
      const answer = await page.goto(`/equipment?item=${id}`);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is not on the portal');
      await page.getByRole('link', { name: 'All equipment' }).click();
      await new Marketplace(page).hasTotal(7);
    });
  }
});

test.describe('a product that was withdrawn', () => {
  test.use({ baseURL: originWithManyRows(), expectedInConsole: failedRequest });

  test('answers 410, says so and offers no way to buy it', async ({ page }) => {
    const answer = await page.goto(`/equipment?item=${withdrawnProductId}`);
    expect(answer?.status()).toBe(410);
    await hydrated(page);
    await expect(page.locator('main')).toContainText('This product is no longer offered');
    await expect(page.locator('main').getByText(/^Buy Now/)).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });
});
