import type { Locator, Page } from 'playwright/test';
import { mailedSubject } from '../accounts/mails.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { orderByLink, Trader } from '../orders/trade.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

// What is ordered would stand in the queue of others.
test.use({ baseURL: originToPublishIn() });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const PAGE_SIZE = 20;

/** Opens a list of the section, and turns its pages until the order is there: those of other tests may wait before it. */
async function openRow(
  page: Page,
  open: (address: string) => Promise<void>,
  reference: string,
  list = '',
): Promise<Locator> {
  await open(`/operations?section=orders${list}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: reference });
  const pages = page.getByRole('navigation', { name: 'Pages of bulk orders' });
  const next = pages.getByRole('link', { name: 'Next' });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(/^[\d,]+ bulk orders?$/);
  let start = 1;
  while ((await row.count()) === 0 && (await next.count()) > 0) {
    start += PAGE_SIZE;
    await next.press('Enter');
    await expect(pages).toContainText(`Showing ${start} to`);
  }
  await expect(row).toBeVisible();
  return row;
}

test('an order that waits is claimed, and another supplier is asked by keyboard @either', async ({ page, open }) => {
  // No product of the kind is listed, so that no supplier was asked when the order was sent.
  const { reference } = await orderByLink({
    items: [{ equipment: 'SURGICAL', description: 'Forceps', quantity: 40 }],
    department: `Theatres ${'of a long name '.repeat(8)}`,
  });
  const seller = await Trader.seller('Vale Analysers');
  await signInAsOperator(page, originToPublishIn());
  const row = await openRow(page, open, reference);
  await expect(row).toContainText('Waiting for less than an hour');
  await row.getByRole('button', { name: /^Claim/ }).press('Enter');
  await expect(row).toContainText('Claimed by you');
  await row.getByText('History of').press('Enter');
  await expect(row).toContainText('Desk claimed');
  await expectAccessibleAndNarrow(page);

  await row.getByRole('button', { name: 'Ask more suppliers' }).press('Enter');
  const search = row.getByLabel("Part of the supplier's name");
  await expect(search).toBeFocused();
  await row.getByRole('button', { name: 'Ask for quotes' }).press('Enter');
  await expect(row.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose at least one supplier');
  await search.fill(seller.person.organization);
  const box = row.getByRole('checkbox');
  await expect(box).toHaveCount(1);
  await expectAccessibleAndNarrow(page);
  await box.press('Space');
  await row.getByRole('button', { name: 'Ask for quotes' }).press('Enter');
  await expect(toast(page)).toContainText('The suppliers are asked');
  expect(await mailedSubject(originToPublishIn(), seller.person.email, 'quote-request')).toContain(reference);
  const answered = await openRow(page, open, reference, '&state=answered');
  await expect(answered).toContainText(seller.person.organization);
  await expect(answered).toContainText('No quote yet');
});

test('an order is closed for a reason, which its buyer reads @either', async ({ page, open }) => {
  const { reference, address, email } = await orderByLink();
  await signInAsOperator(page, originToPublishIn());
  const row = await openRow(page, open, reference);
  await row.getByRole('button', { name: `Close ${reference}` }).press('Enter');
  const reason = row.getByRole('textbox', { name: 'Why the order is closed' });
  await expect(reason).toBeFocused();
  await row.getByRole('button', { name: 'Close order' }).press('Enter');
  await expect(row.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a reason');
  await reason.fill('It was sent twice.\nThe other one is open.');
  await expectAccessibleAndNarrow(page);
  await row.getByRole('button', { name: 'Close order' }).press('Enter');
  await expect(toast(page)).toContainText('The order is closed');
  await expect(row).toHaveCount(0);
  const closed = await openRow(page, open, reference, '&state=closed');
  await expect(closed).toContainText('Reason: It was sent twice.');
  await expect(closed.getByRole('button')).toHaveCount(0);
  expect(await mailedSubject(originToPublishIn(), email, 'order-closed')).toContain(reference);
  await open(address);
  const dialog = page.getByRole('dialog', { name: `Bulk order ${reference}` });
  await expect(dialog).toContainText('Wayline closed this request on');
  await expect(dialog).toContainText('It was sent twice.');
});
