import { expect, test } from '../support/test.ts';
import { Marketplace, products } from './marketplace.ts';

const choices = [
  { group: 'Category', choice: 'Monitoring', address: 'category=monitoring' },
  { group: 'Price, without VAT', choice: '£1,000 to under £5,000', address: 'price=1000-5000' },
  { group: 'Availability', choice: 'Out of stock', address: 'availability=out-of-stock' },
  { group: 'Condition', choice: 'Refurbished', address: 'condition=refurbished' },
];

for (const { group, choice, address } of choices) {
  test(`${group} narrows the list to as many products as it says`, async ({ page, open }) => {
    const market = new Marketplace(page);
    await open('/equipment');
    const { box, count } = await market.choice(group, choice);
    expect(count).toBeGreaterThan(0);
    await box.click();
    await expect(page).toHaveURL(`/equipment?${address}`);
    await market.hasTotal(count);
    await expect(market.cards).toHaveCount(count);
    expect((await market.choice(group, choice)).count, 'a facet does not count itself').toBe(count);
  });
}

test('categories add up, Back undoes each choice, and without any there is every product', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  await (await market.choice('Category', 'PPE')).box.click();
  await expect(page).toHaveURL('/equipment?category=ppe');
  await (await market.choice('Category', 'Monitoring')).box.click();
  await expect(page).toHaveURL('/equipment?category=ppe&category=monitoring');
  await market.hasTotal(3);
  await page.goBack();
  await market.hasTotal(1);
  await expect((await market.choice('Category', 'PPE')).box).toBeChecked();
  await (await market.choice('Category', 'PPE')).box.click();
  await expect(page).toHaveURL('/equipment');
  await market.hasTotal(7);
});

test('a choice that leaves nothing cannot be made', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  const { box, count } = await market.choice('Price, without VAT', '£15,000 and over');
  expect(count).toBe(0);
  await expect(box).toBeDisabled();
  await open('/equipment?q=zzzz&category=ppe');
  await expect((await market.choice('Category', 'Diagnostic')).box).toBeDisabled();
  await expect((await market.choice('Category', 'PPE')).box, 'the way out is always open').toBeEnabled();
});

test('the order can be changed, and the filters in use are cleared together @either', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment?category=monitoring&availability=in-stock&availability=out-of-stock');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL(/&sort=lowest-price$/);
  await expect(market.cards.first()).toContainText(products.outOfStock);
  const inUse = page.getByRole('list', { name: 'Filters in use' });
  await expect(inUse.getByRole('link')).toHaveText([/Monitoring/, /In stock/, /Out of stock/, 'Clear all']);
  await inUse.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/equipment?sort=lowest-price');
  await market.hasTotal(7);
});
