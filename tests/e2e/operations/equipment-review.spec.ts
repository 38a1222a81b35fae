import type { Browser, Locator, Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { Marketplace } from '../equipment/marketplace.ts';
import { EquipmentPostingDialog, signInAsSeller } from '../equipment/seller.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// What is sent in to be listed would stand in the lists of others.
test.use({ baseURL: originToPublishIn() });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const PAGE_SIZE = 20;
const newName = () => `Oximeter ${crypto.randomUUID()}`;

/** A product of a seller waits for its review; the answer is the seller's page. */
async function sendForReview(browser: Browser, name: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: originToPublishIn() });
  await signInAsSeller(page);
  await page.goto('/equipment?form=list');
  const listing = new EquipmentPostingDialog(page);
  await listing.fillIn(name);
  await listing.send();
  await expect(listing.sent).toBeFocused();
  return page;
}

/** Opens the section, and turns its pages until the product is there: those of other tests may wait before it. */
async function openRow(page: Page, open: (address: string) => Promise<void>, name: string): Promise<Locator> {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=equipment');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const pages = page.getByRole('navigation', { name: 'Pages of products to review' });
  const next = pages.getByRole('link', { name: 'Next' });
  await expect(heading(page)).toHaveText(/^[\d,]+ products? waiting for a review$/);
  let start = 1;
  while ((await row.count()) === 0 && (await next.count()) > 0) {
    start += PAGE_SIZE;
    await next.click();
    await expect(pages).toContainText(`Showing ${start} to`);
  }
  await expect(row).toBeVisible();
  return row;
}

test('axe finds nothing on equipment, which fits 320 pixels @either', async ({ page, browser, open }) => {
  const name = `${newName()} ${'unbreakable'.repeat(7)}`;
  const seller = await sendForReview(browser, name);
  const row = await openRow(page, open, name);
  await expectAccessibleAndNarrow(page);
  await row.getByRole('button', { name: /^Decline/ }).click();
  await row.getByRole('textbox').waitFor();
  await expectAccessibleAndNarrow(page);
  await seller.close();
});

test('a product that is published stands in the marketplace, and the heading has the focus @either', async ({
  page,
  browser,
  open,
}) => {
  const name = newName();
  const seller = await sendForReview(browser, name);
  const row = await openRow(page, open, name);
  await expect(row).toContainText('Measures pulse and oxygen saturation.');
  // The counts above the list are read anew.
  const counted = page.waitForRequest((request) => `${request.postData()} ${request.url()}`.includes('DeskQueues'));
  await row.getByRole('button', { name: `Publish ${name}` }).click();
  await counted;
  await expect(toast(page)).toContainText('The product is listed');
  await expect(heading(page)).toBeFocused();
  await expect(row).toHaveCount(0);
  await seller.goto(`/equipment?q=${encodeURIComponent(name)}`);
  await expect(new Marketplace(seller).card(name)).toContainText('£1,649.50');
  await seller.close();
});

test('one is declined by keyboard alone, not without a reason, which its owner reads', async ({
  page,
  browser,
  open,
}) => {
  const name = newName();
  const seller = await sendForReview(browser, name);
  const row = await openRow(page, open, name);
  const { keyboard } = page;
  await row.getByRole('button', { name: `Publish ${name}` }).focus();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const reason = row.getByRole('textbox', { name: 'Why it is not listed' });
  await expect(reason).toBeFocused();
  // Giving it up leads back to the product.
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(row.getByRole('heading', { name })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(reason).toBeFocused();
  await keyboard.type('   ');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const summary = row.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await keyboard.press('Tab');
  await expect(summary.getByRole('link', { name: 'Enter a reason, which the owner reads' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(reason).toBeFocused();
  await keyboard.type('Say which class it is.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(toast(page)).toContainText('The product is declined');
  await expect(heading(page)).toBeFocused();
  await expect(row).toHaveCount(0);
  await seller.goto('/account');
  await expect(seller.getByRole('region', { name: 'Your equipment' })).toContainText('Say which class it is.');
  await seller.close();
});

test('a product that has changed meanwhile is not decided on as it was', async ({ page, browser, open }) => {
  const name = newName();
  const seller = await sendForReview(browser, name);
  const row = await openRow(page, open, name);
  await seller.goto('/account');
  await seller.getByRole('link', { name: `Change ${name}` }).click();
  const listing = new EquipmentPostingDialog(seller);
  await listing.field('Description').fill('Measures pulse alone.');
  await listing.send('Save changes');
  await expect(listing.sent).toBeFocused();
  await row.getByRole('button', { name: `Publish ${name}` }).click();
  await expect(toast(page)).toContainText('The product was not published');
  await expect(heading(page)).toBeFocused();
  // Sent in anew, it is the last of those that wait.
  const changed = await openRow(page, open, name);
  await expect(changed).toContainText('Measures pulse alone.');
  await changed.getByRole('button', { name: `Publish ${name}` }).click();
  await expect(toast(page)).toContainText('The product is listed');
  await seller.close();
});
