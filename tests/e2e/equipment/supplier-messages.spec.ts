import type { Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { mailedAddress } from '../accounts/mails.ts';
import { signInAsOperator, signInBefore, signInHere } from '../accounts/signed-in.ts';
import { Trader } from '../orders/trade.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { anyFailure, expect, hydrated, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

// Suppliers and their products would stand in the lists of others.
test.use({ baseURL: originToPublishIn() });

const origin = originToPublishIn();
const DIALOG = '[role="dialog"]';
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const question = 'Does it come with a trolley?';

/** Opens the supplier of a seller's product from the list, and the form to write to them. */
async function openForm(page: Page, open: (address: string) => Promise<void>, product: string): Promise<void> {
  await open(`/equipment?q=${encodeURIComponent(`"${product}"`)}`);
  await page.getByRole('link', { name: /^Contact supplier/ }).click();
  await button(page, 'Write to the supplier').press('Enter');
  await expect(dialog(page).getByLabel('Full name')).toBeFocused();
}

/** Fills the form in by the keyboard alone, from its first field to its button. */
async function typeMessage(page: Page, email: string): Promise<void> {
  const { keyboard } = page;
  for (const text of ['Asha Mensah', email, '', 'Brambleford', question]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await expect(button(page, 'Send message')).toBeFocused();
}

/** Another visitor in a browser of their own. */
async function visitor(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() });
  return context.newPage();
}

test('a buyer writes to a supplier by keyboard, who answers from the account page; both write on @both', async ({
  page,
  open,
}) => {
  const seller = await Trader.seller('Vale Analysers');
  const { email } = newcomer();
  await openForm(page, open, seller.product);
  await button(page, 'Send message').press('Enter');
  const summary = dialog(page).getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter your email address',
    'Enter your message',
  ]);
  await expectNoViolations(page, DIALOG);
  await dialog(page).getByLabel('Full name').focus();
  await typeMessage(page, email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Message sent', { exact: true })).toBeFocused();
  await expect(dialog(page)).toContainText(/Your reference is S\d{4}-\d{10}\./);
  await expectNoViolations(page, DIALOG);
  await expectNoSidewaysScroll(page);

  const other = await visitor(page);
  await signInHere(other, seller.person);
  expect(await mailedAddress(origin, seller.person.email, 'supplier-message')).toContain('conversation=');
  await other.goto('/account#buyer-messages');
  const received = other.getByRole('region', { name: 'Messages from buyers' });
  await expect(received).toContainText('Waiting for your answer');
  await expectNoViolations(other);
  await received.getByRole('link', { name: seller.product }).press('Enter');
  await expect(dialog(other)).toContainText('From Asha Mensah, Brambleford');
  await expect(dialog(other)).toContainText('Waiting for your answer');
  await expect(dialog(other)).not.toContainText(email);
  await expect(dialog(other).getByRole('listitem')).toContainText(question);
  await dialog(other).getByLabel('Write back').fill('It does.');
  await button(other, 'Send message').press('Enter');
  await expect(toast(other)).toContainText('The other side is told by email.');
  await expect(dialog(other).getByRole('listitem').last()).toContainText('It does.');
  await expectNoViolations(other, DIALOG);
  await other.context().close();

  await open(await mailedAddress(origin, email, 'supplier-message-answered'));
  await expect(dialog(page).getByRole('listitem').last()).toContainText('It does.');
  await expectNoViolations(page, DIALOG);
  await expectNoSidewaysScroll(page);
  await dialog(page).getByLabel('Write back').fill('Then we order.');
  await button(page, 'Send message').press('Enter');
  await expect(dialog(page)).toContainText('Waiting for the supplier');
  await expect(dialog(page).getByText(/^About Analyser/)).toBeFocused();
});

test('the form begins with what the account holds, and nothing that was typed is replaced @either', async ({
  page,
  open,
}) => {
  const seller = await Trader.seller('Vale Analysers');
  const person = await signInBefore(page);
  const name = dialog(page).getByLabel('Full name');
  const email = dialog(page).getByLabel('Email address');
  await openForm(page, open, seller.product);
  await expect(name).toHaveValue('Amira Khan');
  await expect(email).toHaveValue(person.email);
  await expect(dialog(page).getByLabel('Phone')).toHaveValue(person.phone);
  await expect(dialog(page).getByLabel('Organisation')).toHaveValue(person.organization);
  await expectNoViolations(page, DIALOG);

  await name.fill('A. Khan');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Contact supplier/ }).click();
  await button(page, 'Write to the supplier').press('Enter');
  await expect(dialog(page)).toContainText('What you filled in before is still here.');
  await expect(name).toHaveValue('A. Khan');
  await button(page, 'Start again').press('Enter');
  await expect(name).toHaveValue('Amira Khan');

  await name.fill('A. Khan');
  const second = await page.context().newPage();
  await second.goto('/equipment');
  await hydrated(second);
  const account = new AccountDialog(second);
  await account.signOut();
  await expect(email).toHaveValue('');
  await expect(name).toHaveValue('A. Khan');
  await account.open();
  await account.fillIn({ email: person.email, password: person.password });
  await account.send('Sign In');
  await expect(email).toHaveValue(person.email);
  await expect(name).toHaveValue('A. Khan');
});

test('a conversation that is reported is read and stopped by an operator @either', async ({ page, open }) => {
  const seller = await Trader.seller('Vale Analysers');
  const { email } = newcomer();
  await openForm(page, open, seller.product);
  await typeMessage(page, email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Message sent', { exact: true })).toBeFocused();
  await open(await mailedAddress(origin, email, 'supplier-message-sent'));
  await button(page, 'Report this conversation').press('Enter');
  await expect(dialog(page).getByLabel('What is wrong')).toBeFocused();
  await expectNoViolations(page, DIALOG);
  await page.keyboard.type('They ask for my password.');
  await button(page, 'Report').press('Enter');
  await expect(toast(page)).toContainText('We read the conversation and reply by email.');
  await expect(dialog(page)).toContainText('This conversation was reported. We look at it.');

  const other = await visitor(page);
  await signInAsOperator(other, origin);
  await other.goto((await mailedAddress(origin, seller.person.email, 'supplier-message')) ?? '');
  await expect(dialog(other).getByRole('listitem')).toContainText(question);
  await button(other, 'Stop this conversation').press('Enter');
  await expect(dialog(other).getByText(/^Stop it\?/)).toBeFocused();
  await expectNoViolations(other, DIALOG);
  await button(other, 'Yes, stop it').press('Enter');
  await expect(dialog(other)).toContainText('Nobody can write in it any more.');
  await other.context().close();

  await page.reload();
  await expect(dialog(page)).toContainText('We have stopped this conversation.');
  await expect(dialog(page).getByLabel('Write back')).toHaveCount(0);
});

test.describe('without a server', () => {
  test.use({ expectedInConsole: anyFailure });

  test('what was typed stays, and is sent once when the server comes back', async ({ page, open }) => {
    const seller = await Trader.seller('Vale Analysers');
    const { email } = newcomer();
    await openForm(page, open, seller.product);
    await typeMessage(page, email);
    // The answer of the first attempt is lost; the browser sends it again by itself, under the same key.
    let attempts = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ContactSupplier')) return route.continue();
      attempts += 1;
      if (attempts === 1) await route.fetch();
      return attempts < 3 ? route.abort() : route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Message sent', { exact: true })).toBeFocused();
    const query = '{ done: supplierConversations(side: SUPPLIER) { totalCount } }';
    expect(await seller.ask(query)).toEqual({ totalCount: 1 });
  });

  test('a link that is not whole leads to no conversation @either', async ({ page, open }) => {
    await open(`/equipment?conversation=${'x'.repeat(64)}`);
    await expect(dialog(page)).toContainText('There is no such conversation of yours');
    await expectNoViolations(page, DIALOG);
  });
});
