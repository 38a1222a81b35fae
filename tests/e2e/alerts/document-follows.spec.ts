import type { Page } from 'playwright/test';
import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

const DOCUMENT = '/compliance?doc=infection-prevention-policy';
const followed = (page: Page) => page.getByRole('region', { name: 'Documents that you follow' });

test('a document and its regulation are followed, and ended by keyboard @both', async ({ page, open }) => {
  await signInBefore(page);
  await open(DOCUMENT);
  const what = page.getByRole('combobox', { name: 'Email me new versions of' });
  await page.getByRole('button', { name: 'Follow changes' }).press('Enter');
  await expect(page.getByText('You follow this. Confirm your email address first')).toBeVisible();
  await what.selectOption({ index: 1 });
  await expect(page.getByText('You do not follow this.')).toBeVisible();
  await page.getByRole('button', { name: 'Follow changes' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'All that you follow' }).press('Enter');
  await expect(followed(page).getByRole('listitem')).toContainText([
    'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
    'Document',
  ]);
  await expectNoViolations(page);
  const stop = followed(page).getByRole('button', { name: /^Stop following/ });
  await stop.first().press('Enter');
  await expect(stop).toHaveCount(1);
  await expect(followed(page).getByRole('heading')).toBeFocused();
  await stop.press('Enter');
  await expect(followed(page)).toContainText('You follow nothing yet.');
});

test('a reader confirms that they have read and understood a version, once', async ({ page, open }) => {
  await signInBefore(page);
  await open(DOCUMENT);
  await page.getByRole('button', { name: 'I have read and understood version 3.0' }).press('Enter');
  const confirmed = page.getByText(/^You confirmed on .* that you have read and understood version 3\.0\.$/);
  await expect(confirmed).toBeVisible();
  await open(DOCUMENT);
  await expect(confirmed).toBeVisible();
  await expect(page.getByText('Your organisation:')).toHaveCount(0);
});

test('a visitor is asked to sign in first', async ({ page, open }) => {
  await open(DOCUMENT);
  await page.getByRole('link', { name: 'Follow changes' }).press('Enter');
  await expect(new AccountDialog(page).dialog).toContainText('We email you when a new version is published.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedInConsole: failedRequest });

  test('a link to end all that is followed that is not complete is refused in words', async ({ page }) => {
    await page.goto('/account?end-follows=made-up');
    await page.getByRole('button', { name: 'Follow no more documents' }).click();
    await expect(page.locator('body')).toContainText('link');
  });
});
