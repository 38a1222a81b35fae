import type { Page } from 'playwright/test';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { Trader } from '../orders/trade.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

/** Fills in a notice about a product that is sold, up to the list of what it matches. */
async function write({ page, open, origin }: Parts): Promise<string> {
  const { product } = await Trader.seller(`Notice ${crypto.randomUUID().slice(0, 8)}`);
  await signInAsOperator(page, origin);
  await open('/operations?section=safety-notices');
  await page.getByRole('button', { name: 'Publish a safety notice' }).click();
  await page.getByLabel('Reference').fill(`DSI/2026/${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel('Title').fill(`${product}: the alarm may come late`);
  await page.getByLabel('Published on').fill('2026-01-05');
  await page.getByLabel('Models or words').fill(product);
  await page.getByRole('button', { name: 'Show what it matches' }).click();
  await page.getByRole('heading', { level: 2, name: /match$/ }).waitFor();
  return product;
}

/** Sends it. */
async function publish({ page }: Pick<Parts, 'page'>): Promise<void> {
  for (const [label, text] of [
    ['What the notice says', 'It may come late.'],
    ['What to do', 'Check it by eye.'],
    ['Address of the notice', 'https://example.com/dsi'],
  ] as const) {
    await page.getByLabel(label).first().fill(text);
  }
  await page.getByRole('button', { name: 'Publish the notice' }).press('Enter');
  await toast(page).getByText('Paused: 1 listings').waitFor();
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const list = (product: string) => `/equipment?q=${encodeURIComponent(`"${product}"`)}`;

picture('safety-notice-matches', write);

picture('safety-notice-problems', async ({ page, open, origin }) => {
  await signInAsOperator(page, origin);
  await open('/operations?section=safety-notices');
  await page.getByRole('button', { name: 'Publish a safety notice' }).click();
  await page.getByRole('button', { name: 'Publish the notice' }).click();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
});

picture('sale-paused', async (parts) => {
  const product = await write(parts);
  await publish(parts);
  await parts.open(list(product));
  await parts.page.getByText('Sale paused').first().waitFor();
});

picture('sale-paused-page', async (parts) => {
  const product = await write(parts);
  await publish(parts);
  await parts.open(list(product));
  const link = parts.page.getByRole('link', { name: product, exact: true });
  await parts.open((await link.getAttribute('href')) ?? '');
  await parts.page.getByRole('region', { name: 'Sale paused' }).waitFor();
});
