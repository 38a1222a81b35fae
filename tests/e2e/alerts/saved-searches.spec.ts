import type { Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

const saved = (page: Page) => page.getByRole('region', { name: 'Saved searches' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a search is saved, mailed less often, and ended on the account page by keyboard @both', async ({
  page,
  open,
}) => {
  await signInBefore(page);
  await open('/staff-portal?q=nurse');
  await page.getByRole('combobox', { name: 'Email me what is new' }).selectOption('As soon as it is published');
  await page.getByRole('button', { name: 'Save this search' }).press('Enter');
  await expect(notices(page)).toContainText('Search saved');
  await expect(notices(page)).toContainText('Confirm your email address first');
  await expectNoViolations(page);

  await open('/account');
  const often = saved(page).getByRole('combobox', { name: 'How often we email you about "nurse"' });
  await expect(often).toHaveValue('INSTANT');
  await often.selectOption('Every Monday');
  await expect(often).toBeEnabled();
  await expectNoViolations(page);
  const feed = await saved(page).getByRole('link', { name: 'Feed of "nurse"' }).getAttribute('href');
  const answer = await page.request.get(new URL(feed ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);

  await open('/account');
  await expect(often).toHaveValue('WEEKLY');
  await saved(page).getByRole('link', { name: '"nurse"', exact: true }).press('Enter');
  await expect(page).toHaveURL('/staff-portal?q=nurse');
  await open('/account');
  await saved(page).getByRole('button', { name: 'End "nurse"' }).press('Enter');
  await expect(saved(page)).toContainText('You have not saved a search yet.');
  await expect(saved(page).getByRole('heading')).toBeFocused();
});

test('searches of each list can be saved', async ({ page, open }) => {
  await signInBefore(page);
  for (const address of ['/compliance?q=fire', '/equipment?q=monitor', '/news?q=pay']) {
    await open(address);
    await page.getByRole('button', { name: 'Save this search' }).press('Enter');
    await expect(notices(page)).toContainText('Search saved');
  }
  await open('/account');
  await expect(saved(page).getByRole('listitem')).toContainText([/News/, /Equipment/, /Compliance documents/]);
});

test('a visitor is asked to sign in first', async ({ page, open }) => {
  await open('/news');
  await page.getByRole('link', { name: 'Save this search' }).press('Enter');
  const account = new AccountDialog(page);
  await expect(account.dialog).toContainText('We email you when something new matches it.');
  await account.toSignUp();
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedInConsole: failedRequest });

  test('a link to end an alert that is not complete is refused in words', async ({ page }) => {
    await page.goto('/account?end-alert=made-up');
    await page.getByRole('button', { name: 'End this alert' }).click();
    await expect(page.locator('body')).toContainText('link');
  });
});
