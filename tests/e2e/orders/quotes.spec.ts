import type { Page } from 'playwright/test';
import { mailedSubject } from '../accounts/mails.ts';
import { signInHere } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { dayFromNow, orderByLink, Trader } from './trade.ts';

// Suppliers and their products would stand in the lists of others.
test.use({ baseURL: originToPublishIn() });

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Bulk order/ });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page) => dialog(page).getByRole('heading', { name: 'Quotes', exact: true });
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const row = (page: Page, name: string) =>
  dialog(page)
    .getByRole('table', { name: 'Quotes' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

test('a supplier quotes by keyboard, changes the quote, and reads whom to contact once it is accepted @both', async ({
  page,
  open,
}) => {
  const [seller, buyer] = await Promise.all([Trader.seller('Vale Analysers'), Trader.verified('Brambleford')]);
  const { id, reference } = await buyer.order();
  expect(await mailedSubject(originToPublishIn(), seller.person.email, 'quote-request')).toMatch(
    /^Request for a quote: BO/,
  );
  await signInHere(page, seller.person);
  await open('/account#quotes');
  const asked = page.getByRole('listitem').filter({ hasText: reference });
  await expect(asked).toContainText('No quote yet');
  await expect(asked).not.toContainText('Asha Mensah');
  await asked.getByText('What is wanted').press('Enter');
  await expect(asked).toContainText('At least 4,000 rpm, with a lid lock');
  await expect(asked.getByText(/^Stores\s1 Hospital Road/)).toHaveCSS('white-space', 'pre-line');
  await asked.getByRole('button', { name: 'Give a quote' }).press('Enter');
  await expect(asked.getByLabel('Unit price in pounds').first()).toBeFocused();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await asked.getByRole('button', { name: 'Send quote' }).press('Enter');
  const summary = asked.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a price for at least one item',
    'Enter until when the quote holds',
  ]);
  await asked.getByLabel('Unit price in pounds').first().fill('£8,450');
  await asked.getByLabel('Lead time in days').first().fill('14');
  await asked.getByLabel('The quote holds until').fill(dayFromNow(-2));
  await asked.getByRole('button', { name: 'Send quote' }).press('Enter');
  await expect(summary).toContainText('The quote must hold until today or later');
  await asked.getByLabel('The quote holds until').fill(dayFromNow(30));
  await asked.getByRole('button', { name: 'Send quote' }).press('Enter');
  await expect(toast(page)).toContainText('Your quote is sent');
  await expect(asked.getByText(reference, { exact: true })).toBeFocused();
  await expect(asked).toContainText('you quoted £25,350.00 until');
  await asked.getByRole('button', { name: 'Change your quote' }).press('Enter');
  await expect(asked.getByLabel('Unit price in pounds').first()).toHaveValue('8450');
  await asked.getByLabel('Unit price in pounds').first().fill('8000');
  await asked.getByRole('button', { name: 'Send quote' }).press('Enter');
  await expect(asked).toContainText('you quoted £24,000.00 until');

  await seller.quote(reference, [8_000, 1_249.5], 'Training is included.\nAsk for Sam.');
  await buyer.acceptItem(id, 0);
  await page.reload();
  await expect(asked).toContainText('The buyer has accepted 1 item of your quote. Contact Asha Mensah');
  await expect(asked.getByRole('list', { name: `Your quote for ${reference}` }).getByRole('listitem')).toHaveText([
    /^3 × Blood analyser, bench model.*£8,000\.00 each, lead time 14 days.*Accepted$/,
    /^12 × Centrifuge, 24 tubes.*£1,249\.50 each, lead time 14 days.*Not accepted$/,
  ]);
  await expect(asked.getByText('£24,000.00', { exact: true })).toBeVisible();
  await expect(asked.getByText(/^Training is included\.\sAsk for Sam\.$/)).toHaveCSS('white-space', 'pre-line');
  await expectNoSidewaysScroll(page);
  await expect(asked.getByRole('button')).toHaveCount(0);
  await expectNoViolations(page);
});

test('a buyer compares quotes by the mailed link, and accepts by line and whole, by keyboard @both @always', async ({
  page,
  open,
}) => {
  const [vale, kite] = await Promise.all([Trader.seller('Vale Analysers'), Trader.seller('Kite Devices')]);
  const { reference, address } = await orderByLink();
  await open(address);
  await expect(dialog(page)).toHaveAccessibleName(`Bulk order ${reference}`);
  await expect(dialog(page)).toContainText('No supplier has quoted yet.');
  await expect(dialog(page)).toContainText('You hear from us by');
  await expect(dialog(page)).not.toContainText('procurement threshold');
  await expectNoViolations(page, '[role="dialog"]');

  await vale.quote(reference, [8_450, 1_249.5], 'Training is included.');
  await kite.quote(reference, [9_100, 900]);
  await open(address);
  await expect(row(page, 'Total without VAT').getByRole('cell')).toHaveText([/£40,344\.00/, /£38,100\.00/]);
  await expect(row(page, 'Note').getByRole('cell')).toHaveText([/Training is included\./, /No note/]);
  await expectNoViolations(page, '[role="dialog"]');
  await expectNoSidewaysScroll(page);

  const acceptLine = button(page, /^Accept item Centrifuge.* from Kite/);
  await acceptLine.press('Enter');
  const question = dialog(page).getByRole('heading', { name: /^Accept 1 item from Kite .* for £10,800\.00/ });
  await expect(question).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  await button(page, 'Cancel').press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(question).toHaveCount(0);
  await acceptLine.press('Enter');
  await button(page, 'Accept quote').press('Enter');
  await expect(toast(page)).toContainText('The quote is accepted');
  await expect(heading(page)).toBeFocused();
  await expect(row(page, '12 × Centrifuge').getByRole('cell').last()).toContainText('Accepted');
  await expect(button(page, /^Accept item Centrifuge/)).toHaveCount(0);

  // What is left of the other quote is the analyser alone.
  await button(page, /^Accept all from Vale/).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: /^Accept 1 item .* for £25,350\.00/ })).toBeFocused();
  await button(page, 'Accept quote').press('Enter');
  await expect(dialog(page)).toContainText('This request was closed on');
  await expect(dialog(page)).not.toContainText('You hear from us by');
  await expect(row(page, 'Whole quote')).toHaveCount(0);
  await expect(button(page, 'Close this request')).toHaveCount(0);
  await expectNoViolations(page, '[role="dialog"]');
  expect(await mailedSubject(originToPublishIn(), vale.person.email, 'quote-accepted')).toContain(reference);
});

test('a buyer with an account opens an order from their page, and closes it after a question @either', async ({
  page,
  open,
}) => {
  const [seller, buyer] = await Promise.all([Trader.seller('Vale Analysers'), Trader.verified('Brambleford')]);
  const { reference } = await buyer.order({ totalBudget: 'FROM_500K' });
  await seller.quote(reference, [8_450]);
  await signInHere(page, buyer.person);
  await open('/account#orders');
  await page.getByRole('region', { name: 'Your bulk orders' }).getByRole('link', { name: reference }).press('Enter');
  await expect(dialog(page)).toContainText('The Procurement Act 2023 applies to goods from £135,018');
  await expect(row(page, '12 × Centrifuge')).toContainText('Not quoted');
  await expectNoViolations(page, '[role="dialog"]');
  await button(page, 'Close this request').press('Enter');
  const question = dialog(page).getByText('Close this request?', { exact: true });
  await expect(question).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  await button(page, 'Keep it open').press('Enter');
  await expect(button(page, 'Close this request')).toBeFocused();
  await button(page, 'Close this request').press('Enter');
  await button(page, 'Close the request').press('Enter');
  await expect(toast(page)).toContainText('The request is closed');
  await expect(dialog(page)).toContainText('This request was closed on');
  await expect(row(page, 'Status')).toContainText('Not accepted');
  await expect(dialog(page)).not.toContainText('The Procurement Act 2023');
  await expectNoViolations(page, '[role="dialog"]');
});

test('a quote whose time is over says so, and cannot be accepted @either', async ({ page, open }) => {
  const seller = await Trader.seller('Vale Analysers');
  const { reference, address } = await orderByLink();
  await seller.quote(reference, [8_450]);
  // No day can be waited for: the portal answers what it would on a later one.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('OrderQuotes')) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"state":"OPEN"', '"state":"EXPIRED"');
    return route.fulfill({ response: answer, body });
  });
  await open(address);
  await expect(row(page, 'Status')).toContainText('Expired');
  await expect(button(page, /^Accept/)).toHaveCount(0);
  await expectNoViolations(page, '[role="dialog"]');
});

test('a quote that changed while it was looked at is not accepted, and is shown anew @either', async ({
  page,
  open,
}) => {
  const seller = await Trader.seller('Vale Analysers');
  const { reference, address } = await orderByLink();
  await seller.quote(reference, [8_450]);
  await open(address);
  await button(page, /^Accept all from Vale/).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: /£25,350\.00/ })).toBeFocused();
  await seller.quote(reference, [9_000]);
  await button(page, 'Accept quote').press('Enter');
  await expect(toast(page)).toContainText('This quote has changed since you opened it. Look at it again.');
  await expect(row(page, 'Total without VAT')).toContainText('£27,000.00');
});

test('an order prints with its quotes and without what is pressed', async ({ page, open }) => {
  const seller = await Trader.seller('Vale Analysers');
  const { reference, address } = await orderByLink();
  await seller.quote(reference, [8_450, 1_249.5]);
  await open(address);
  await expect(row(page, 'Total without VAT')).toContainText('£40,344.00');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page).getByRole('heading', { name: `Bulk order ${reference}` })).toBeVisible();
  await expect(row(page, 'Total without VAT')).toBeVisible();
  await expect(row(page, 'Whole quote')).toHaveCount(0);
  await expect(dialog(page).getByText('Brambleford Community Hospital')).toBeVisible();
  await expect(dialog(page).locator('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0);
});

test.describe('an order that is not there', () => {
  test.use({ expectedInConsole: anyFailure });

  test('a link that is not whole leads to no order, nor does the identifier of an order of others @either', async ({
    page,
    open,
  }) => {
    const [buyer, other] = await Promise.all([Trader.verified('Brambleford'), Trader.verified('Riverside')]);
    const { id } = await buyer.order();
    await open(`/equipment?order=${'x'.repeat(64)}`);
    const unknown = page.getByRole('dialog', { name: 'There is no such request of yours' });
    await expect(unknown).toContainText('Check that the link is complete.');
    await expectNoViolations(page, '[role="dialog"]');
    await open(`/equipment?order=${id}`);
    await expect(page.getByRole('dialog', { name: 'Sign in to Wayline' })).toContainText('Sign in to see your request');
    await signInHere(page, other.person);
    await open(`/equipment?order=${id}`);
    await expect(unknown).toBeVisible();
  });
});
