import type { APIRequestContext, Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { confirmAddress, openAccount, password } from '../accounts/mails.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page) => main(page).getByRole('heading', { level: 2 });
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** Accounts whose addresses begin alike, so that a search shows them alone. */
async function openAccounts(request: APIRequestContext, origin: string, confirmed: readonly boolean[]) {
  const key = newcomer().email.replace(/@.*/, '');
  const emails = confirmed.map((_, index) => `${key}-${index}@people.example`);
  for (const [index, email] of emails.entries()) {
    await openAccount(request, email);
    if (confirmed[index]) await confirmAddress(request, origin, email);
  }
  return { key, emails };
}

test('several accounts are selected and verified by keyboard, and put back from the message @either', async ({
  page,
  request,
  baseURL,
  open,
}) => {
  const { key, emails } = await openAccounts(request, baseURL ?? '', [true, true, false]);
  await signInAsOperator(page, baseURL ?? '');
  await open(`/operations?q=${key}`);
  await expect(heading(page)).toHaveText('3 accounts not verified yet');
  const all = main(page).getByRole('checkbox', { name: 'Select all that can be verified (2)' });
  const verify = main(page).getByRole('button', { name: /^Verify selected/ });
  await expect(verify).toBeDisabled();
  const [one, , unconfirmed] = emails.map((email) => rows(page).filter({ hasText: email }));
  await expect(unconfirmed?.getByRole('checkbox') ?? page.locator('main')).toHaveCount(0);
  await one?.getByRole('checkbox', { name: 'Select Asha Mensah' }).press('Space');
  await expect(verify).toHaveText('Verify selected (1)');
  await all.press('Space');
  await expect(verify).toHaveText('Verify selected (2)');
  await all.press('Space');
  await expect(verify).toBeDisabled();
  await all.press('Space');
  await expectAccessibleAndNarrow(page);
  await page.keyboard.press('Tab');
  await expect(verify).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('2 accounts are verified');
  await expect(toast(page)).toContainText('They are told by email in 5 minutes, unless you undo it.');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('1 account not verified yet');
  await expectNoViolations(page, '[aria-label="Notifications"]');
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('The verification of 2 accounts is undone');
  await expect(heading(page)).toHaveText('3 accounts not verified yet');
  await expect(verify).toHaveText('Verify selected (0)');
});

test('what cannot be verified is said, and the others are', async ({ page, request, baseURL, open }) => {
  const { key, emails } = await openAccounts(request, baseURL ?? '', [true, true]);
  await signInAsOperator(page, baseURL ?? '');
  await open(`/operations?q=${key}`);
  const all = main(page).getByRole('checkbox', { name: /^Select all/ });
  await all.press('Space');
  // The account goes to another organisation after the operator has looked at it.
  await changeOrganisation(request, emails[0] ?? '');
  await main(page).getByRole('button', { name: 'Verify selected (2)' }).press('Enter');
  await expect(toast(page)).toContainText('1 account is verified');
  await expect(toast(page)).toContainText(/Asha Mensah: .*organisation/);
  await expect(heading(page)).toHaveText('1 account not verified yet');
});

async function changeOrganisation(request: APIRequestContext, email: string): Promise<void> {
  const signedIn = await request.post('/api/auth/signin', { data: { email, password } });
  const { access_token: token } = await signedIn.json();
  const query = 'mutation { updateProfile(input: { organization: "Another practice" }) { __typename } }';
  const answer = await request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query } });
  expect((await answer.json()).errors).toBeUndefined();
}
