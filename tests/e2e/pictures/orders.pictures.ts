import type { Page } from 'playwright/test';
import { signInAsOperator, signInHere } from '../accounts/signed-in.ts';
import { orderByLink, Trader } from '../orders/trade.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

const opened = { fullPage: false };
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Bulk order/ });
const quotes = (page: Page) => dialog(page).getByRole('heading', { name: 'Quotes', exact: true });

async function quotedOrder() {
  const [one, other, last] = await Promise.all([
    Trader.seller('Brambleford Diagnostics Ltd'),
    Trader.seller('Northern Laboratory and Analytical Instruments Company Ltd'),
    Trader.seller('Kite Devices'),
  ]);
  const order = await orderByLink();
  await one.quote(order.reference, [8_450, 1_249.5], 'Delivery and training are included.');
  await other.quote(order.reference, [7_990, undefined]);
  await last.quote(order.reference, [9_100, 1_100.25]);
  return order;
}

picture(
  'order',
  async ({ page, open }) => {
    await open((await orderByLink({ totalBudget: 'FROM_100K' })).address);
    await dialog(page).getByText('No supplier has quoted yet.').waitFor();
  },
  opened,
);

picture(
  'order-quotes',
  async ({ page, open }) => {
    await open((await quotedOrder()).address);
    await quotes(page).scrollIntoViewIfNeeded();
    await dialog(page).getByText('Delivery and training are included.').waitFor();
    await quotes(page).evaluate((heading) => heading.scrollIntoView());
  },
  opened,
);

picture(
  'order-question',
  async ({ page, open }) => {
    await open((await quotedOrder()).address);
    await dialog(page)
      .getByRole('button', { name: /^Accept all from Northern/ })
      .press('Enter');
    await dialog(page)
      .getByRole('heading', { name: /^Accept 1 item/ })
      .waitFor();
  },
  opened,
);

picture(
  'order-accepted',
  async ({ page, open }) => {
    await open((await quotedOrder()).address);
    await dialog(page)
      .getByRole('button', { name: /^Accept item Centrifuge.* from Kite/ })
      .press('Enter');
    await dialog(page).getByRole('button', { name: 'Accept quote' }).press('Enter');
    await dialog(page).getByText('Accepted', { exact: true }).first().waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Accept all from Brambleford/ })
      .press('Enter');
    await dialog(page).getByRole('button', { name: 'Accept quote' }).press('Enter');
    await dialog(page)
      .getByText(/^This request was closed/)
      .waitFor();
    await quotes(page).evaluate((heading) => heading.scrollIntoView());
  },
  opened,
);

picture(
  'order-quote-form',
  async ({ page, open }) => {
    const seller = await Trader.seller('Brambleford Diagnostics Ltd');
    const { reference } = await orderByLink();
    await signInHere(page, seller.person);
    await open('/account#quotes');
    await page.getByRole('button', { name: `Give a quote for ${reference}` }).press('Enter');
    await page.getByLabel('The quote holds until').waitFor();
    await page.getByRole('heading', { name: 'Quotes to give' }).evaluate((heading) => heading.scrollIntoView());
  },
  opened,
);

picture('order-unknown', async ({ page, open }) => {
  await open(`/equipment?order=${'x'.repeat(64)}`);
  await page.getByRole('dialog', { name: 'There is no such request of yours' }).waitFor();
});

picture('operations-orders', async ({ page, open }) => {
  const { reference } = await quotedOrder();
  await orderByLink();
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=orders&state=answered');
  const row = page.getByRole('listitem').filter({ hasText: reference });
  await row.getByRole('button', { name: 'Ask more suppliers' }).press('Enter');
  await row.getByRole('checkbox').first().waitFor();
});

picture('operations-orders-waiting', async ({ page, open }) => {
  await orderByLink();
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=orders');
  await page
    .getByRole('button', { name: /^Ask more suppliers/ })
    .first()
    .waitFor();
});
