import { expect, test } from '../support/test.ts';
import { Marketplace, products } from './marketplace.ts';

const places = [
  {
    rule: "the product's page",
    name: products.productPage,
    words: 'Buy Now',
    href: /severn-medical-supply\.example\/products/,
  },
  {
    rule: "the supplier's site",
    name: products.website,
    words: 'Buy Now',
    href: 'https://pennine-diagnostics.example',
  },
  { rule: 'NHS Supply Chain', name: products.supplyChain, words: 'Buy Now', href: 'https://www.supplychain.nhs.uk/' },
  { rule: "the product's page, ahead of time", name: products.preOrder, words: 'Pre-Order', href: /sms-df200/ },
];

test('buying leads where the rules say', async ({ page, open }) => {
  const market = new Marketplace(page);
  await open('/equipment');
  for (const { rule, name, words, href } of places) {
    const buy = market.card(name).getByRole('link', { name: new RegExp(`^${words} `) });
    await expect(buy, rule).toHaveAttribute('href', href);
    await expect(buy).toHaveAttribute('rel', /noopener/);
  }
  await expect(market.card(products.preOrder)).toContainText(/Pre-orderfrom \d+ \w+ \d{4}/);
});

test('where there is no place to buy, a notice names the supplier and the phone @both', async ({ page, open }) => {
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
