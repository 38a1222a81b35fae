import type { Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { Trader } from '../orders/trade.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// Notices would pause the products of others.
test.use({ baseURL: originToPublishIn() });

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** That of the list, and not that of a summary of problems. */
const heading = (page: Page) => main(page).getByRole('heading', { level: 2, name: /^(?:\d|No|More)/ });
const matches = (page: Page) => main(page).getByRole('heading', { level: 2, name: /match$/ });

async function openDesk(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=safety-notices');
  await expect(heading(page)).toHaveText(/\d+ safety notices?$/);
}

/** Fills in the form about one product, by the keyboard alone, from its first field to the button that shows the matches. */
async function typeNotice(page: Page, { reference, product }: { reference: string; product: string }): Promise<void> {
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Publish a safety notice' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Reference')).toBeFocused();
  await keyboard.type(reference);
  for (const _field of ['kind', 'title']) await keyboard.press('Tab');
  for (const text of [
    `${product}: the alarm may come late`,
    'It may come late.',
    'Check it by eye.',
    'https://example.com/dsi',
  ]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await page.getByLabel('Published on').fill('2026-01-05');
  await page.getByLabel('Models or words').focus();
  await keyboard.type(product.toUpperCase());
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show what it matches' })).toBeFocused();
}

test('a notice is published by keyboard for what is ticked; the listing says so until it is withdrawn @both', async ({
  page,
  open,
}) => {
  const seller = await Trader.seller(`Notice ${crypto.randomUUID().slice(0, 8)}`);
  const reference = `DSI/2026/${crypto.randomUUID().slice(0, 8)}`;
  await openDesk(page, open);
  await typeNotice(page, { reference, product: seller.product });
  const { keyboard } = page;
  await keyboard.press('Enter');
  await expect(matches(page)).toBeFocused();
  await expect(matches(page)).toHaveText('1 listing and 0 ordered items match');
  const box = main(page).getByRole('checkbox', { name: new RegExp(seller.product) });
  await expect(box).toBeChecked();
  await expect(box).toHaveAccessibleName(/Found: .* in the name/);
  await expectAccessibleAndNarrow(page);
  await page.getByRole('button', { name: 'Publish the notice' }).press('Enter');
  await expect(toast(page)).toContainText('Paused: 1 listings');
  await expect(heading(page)).toBeFocused();
  const row = main(page).getByRole('listitem').filter({ hasText: reference }).first();
  await expect(row).toContainText('Open');

  await open(`/equipment?q=${encodeURIComponent(`"${seller.product}"`)}`);
  const card = main(page)
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: seller.product }) });
  await expect(card).toContainText('Sale paused');
  await expect(card.getByRole('link', { name: `Safety notice ${reference}` })).toBeVisible();
  await expect(card.getByText('Buy Now')).toHaveCount(0);
  await card.getByRole('link', { name: seller.product, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const banner = dialog.getByRole('region', { name: 'Sale paused' });
  await expect(banner).toContainText(reference);
  await expect(dialog.getByRole('button', { name: 'Write to the supplier' })).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('region', { name: 'Sale paused' })).toContainText(reference);
  await expectAccessibleAndNarrow(page);
  await main(page)
    .getByRole('link', { name: `What to do about ${reference}` })
    .click();
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeFocused();
  await expectAccessibleAndNarrow(page);

  await open('/operations?section=safety-notices');
  await row.getByRole('button', { name: `Withdraw the notice ${reference}` }).press('Enter');
  await expect(row.getByLabel('Why it is withdrawn')).toBeFocused();
  await row.getByRole('button', { name: 'Withdraw the notice' }).press('Enter');
  await expect(row.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a reason');
  await row.getByLabel('Why it is withdrawn').fill('All are mended.');
  await row.getByRole('button', { name: 'Withdraw the notice' }).press('Enter');
  await expect(toast(page)).toContainText('The notice is withdrawn');
  await expect(row).toContainText('All are mended.');
  await open(`/equipment?q=${encodeURIComponent(`"${seller.product}"`)}`);
  await expect(card).not.toContainText('Sale paused');
});

test('what is missing is said at its field, and nothing is published that was not looked at @either', async ({
  page,
  open,
}) => {
  await openDesk(page, open);
  await page.getByRole('button', { name: 'Publish a safety notice' }).click();
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  const summary = main(page).getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toContainText('Enter a manufacturer, or a model or word by which the product is known');
  await page.getByLabel('Models or words').fill('No such device');
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  await expect(summary).toContainText('Look at what the words match before you publish');
  await expect(matches(page)).toHaveText('0 listings and 0 ordered items match');
  await page.getByLabel('Published on').fill('2026-01-05');
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  await expect(page.getByLabel('Reference')).toHaveAccessibleDescription(/Enter the reference/);
  await expectAccessibleAndNarrow(page);
});
