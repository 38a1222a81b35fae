import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { newcomer } from './account-dialog.ts';
import { mailedAddress, openAccount, password } from './mails.ts';
import { signInBefore } from './signed-in.ts';

const newPassword = 'a lighthouse with nine cats';

async function signIn(page: Page, email: string, given: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(given);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

test('a forgotten password: the link in the mail leads to a new one, once @either', async ({
  page,
  open,
  request,
  baseURL,
}) => {
  const { email } = newcomer();
  await openAccount(request, email);
  await open('/?dialog=signin');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await expect(dialog).not.toContainText('verified');
  await dialog.getByLabel('Email address').fill('no address');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter an email address in the correct format');
  await expectNoViolations(page);
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('If there is an account with this email address')).toBeFocused();

  const address = await mailedAddress(baseURL ?? '', email, 'password-reset');
  await open(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await expectNoViolations(page);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Password must be at least 8 characters long');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Password changed');
  await signIn(page, email, password);
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'is not correct' })).toBeVisible();
  await signIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Your access' })).toBeVisible();

  await open(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'This link has been used already, or it is too old.',
  );
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a password that is chosen in a browser that is signed in ends its session without a word @either', async ({
  page,
  open,
  baseURL,
}) => {
  const { email } = await signInBefore(page);
  const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }';
  await page.request.post('/graphql', { data: { query, variables: { email } } });
  await open(await mailedAddress(baseURL ?? '', email, 'password-reset'));
  await page.getByText('Signed in as').first().waitFor({ state: 'attached' });
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to Wayline' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Password changed');
  await signIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Your access' })).toBeVisible();
});

test('a mailed link confirms the address, and is asked for on the account page @either', async ({
  page,
  open,
  request,
  baseURL,
}) => {
  const { email } = newcomer();
  await openAccount(request, email);
  await open('/account?dialog=signin');
  await signIn(page, email, password);
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('We have sent you a link to confirm your email address.')).toBeFocused();
  await expectNoViolations(page);

  const address = await mailedAddress(baseURL ?? '', email, 'email-confirmation');
  await open(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your email address is confirmed.');
  await expect(page.getByRole('heading', { name: 'Your access' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the email again' })).toHaveCount(0);
  await open(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('another address is the account’s once its link is used', async ({ page, open, request, baseURL }) => {
  const [old, fresh] = [newcomer().email, newcomer().email];
  await openAccount(request, old);
  await open('/account?dialog=signin');
  await signIn(page, old, password);
  const section = page.getByRole('region', { name: 'Change your email address' });
  await section.getByRole('button', { name: 'Change email address' }).click();
  await expect(section.getByRole('alert')).toContainText('Enter your password');
  await section.getByLabel('New email address').fill(fresh);
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Change email address' }).click();
  await expect(section.getByText('We have sent a link to the new email address')).toBeFocused();

  await open(await mailedAddress(baseURL ?? '', fresh, 'email-change'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('definition').filter({ hasText: fresh })).toBeVisible();
});
