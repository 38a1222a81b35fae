import type { Page } from 'playwright/test';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { AccountDialog, newcomer } from './account-dialog.ts';

test.use({ expectedInConsole: anyFailure });

test('what is missing is said above the form and at each field, and links lead there @either', async ({
  page,
  open,
}) => {
  await open('/?dialog=signup');
  const account = new AccountDialog(page);
  await account.fillIn({ password: 'short' });
  await account.send('Create Account');
  await expect(account.summary).toBeFocused();
  await expect(page).toHaveTitle('Error: Create an account – Wayline');
  await expect(account.summary.getByRole('link')).toHaveText([
    'Enter your email address',
    'Password must be at least 8 characters long',
    'Enter your first name',
    'Enter your last name',
    'Enter a phone number',
    'Enter your organisation',
    'Select your role',
    'Accept the terms of service and privacy policy to create an account',
  ]);
  for (const link of await account.summary.getByRole('link').all()) {
    await link.click();
    const field = account.dialog.locator(':focus');
    await expect(field).toHaveAccessibleDescription(`Error: ${await link.textContent()}`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(account.field('Password')).toHaveValue('short');
});

test('the server names fields, too @either', async ({ page, open }) => {
  await open('/?dialog=signup');
  const account = new AccountDialog(page);
  await account.fillIn({ ...newcomer(), password: 'password1', phone: 'none' });
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  const common = 'This password is used by many people. Choose one that is harder to guess';
  await expect(account.summary.getByRole('link')).toHaveText([
    common,
    'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
  ]);
  await expect(account.field('Password')).toHaveAccessibleDescription(
    `Password must be at least 8 characters long Error: ${common}`,
  );
});

test('an address that is taken, a wrong password and an unknown address @either', async ({ page, open }) => {
  const person = newcomer();
  await open('/');
  const account = new AccountDialog(page);
  await account.signUp(person);
  await account.signOut();
  await account.open();
  await account.fillIn({ email: person.email, password: 'another one' });
  await account.send('Sign In');
  await expect(account.summary).toContainText('The email address or password is not correct.');
  await expect(account.summary).toBeFocused();
  await expect(account.field('Email address')).toHaveValue(person.email);
  await account.fillIn({ email: 'unknown@example.com' });
  await account.send('Sign In');
  await expect(account.summary).toContainText('The email address or password is not correct.');
  await account.toSignUp();
  await expect(account.summary).toHaveCount(0);
  await account.fillIn(person);
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(account.summary).toContainText('Failed to create account');
  await expect(account.summary).toContainText(
    'If you have an account already, sign in or reset your password. If not, check your email address and try again.',
  );
  await expectNoViolations(page, '[role="dialog"]');
  await account.summary.getByRole('link', { name: 'reset your password' }).click();
  const forgotten = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await expect(forgotten.getByLabel('Email address')).toHaveValue(person.email);
  await forgotten.getByRole('link', { name: 'Sign in' }).click();
  await account.toSignUp();
  await account.fillIn(person);
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await account.summary.getByRole('link', { name: 'sign in' }).click();
  await expect(account.dialog).toHaveAccessibleName('Sign in to Wayline');
  await expect(account.field('Email address')).toHaveValue(person.email);
});

test('while it works the labels say so and nothing is sent twice @either', async ({ page, open }) => {
  await open('/?dialog=signin');
  const asked = await hold(page);
  const account = new AccountDialog(page);
  await account.fillIn({ email: 'amira@example.com', password: 'floor lines' });
  await account.send('Sign In');
  const button = account.dialog.getByRole('button', { name: 'Signing In...' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(account.dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  expect(asked.count).toBe(1);
  await asked.answer();
  await expect(account.summary).toContainText('Failed to sign in');
  await expect(account.dialog.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('an account being created says so, and a failure without a sentence has one @either', async ({ page, open }) => {
  await open('/?dialog=signup');
  const asked = await hold(page);
  const account = new AccountDialog(page);
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');
  await expect(account.dialog.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  await asked.answer();
  await expect(account.summary).toContainText('Failed to create account');
  await expect(account.summary.getByRole('link', { name: 'sign in' })).toBeVisible();
});

test('a server that cannot be reached is asked once', async ({ page, open }) => {
  await open('/?dialog=signin');
  let attempts = 0;
  await page.route('**/graphql', (route) => {
    attempts += 1;
    return route.abort();
  });
  const account = new AccountDialog(page);
  await account.fillIn({ email: 'amira@example.com', password: 'floor lines' });
  await account.send('Sign In');
  await expect(account.summary).toContainText('Unable to connect to server. Please check your internet connection.');
  await page.waitForTimeout(1_500);
  expect(attempts).toBe(1);
});

/** Keeps requests waiting, until it answers with nothing that makes sense. */
async function hold(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = {
    count: 0,
    answer: async () => release(),
  };
  await page.route('**/graphql', async (route) => {
    asked.count += 1;
    await released;
    await route.fulfill({ json: { data: null } });
  });
  return asked;
}
