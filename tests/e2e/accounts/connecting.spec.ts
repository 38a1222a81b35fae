import type { Page } from 'playwright/test';
import { providerOrigin } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { newcomer } from './account-dialog.ts';
import { beAtProvider } from './at-provider.ts';
import { mailedSubject } from './mails.ts';
import { signInBefore } from './signed-in.ts';

test.use({ otherOrigins: [providerOrigin()], expectedInConsole: failedRequest });

const providersOf = (page: Page) => page.getByRole('region', { name: 'Google and LinkedIn' });
const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a provider is connected with the password and disconnected again, and both are told by mail @either', async ({
  page,
  open,
  baseURL,
}) => {
  const { email, password } = await signInBefore(page);
  await beAtProvider(page, email);
  await open('/account');
  const section = providersOf(page);
  const opener = section.getByRole('link', { name: 'Connect Google' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account?dialog=connect-google');
  const dialog = page.getByRole('dialog', { name: 'Connect Google' });
  await expect(dialog).toContainText('We will email you when it is connected.');
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/account');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const onward = dialog.getByRole('button', { name: 'Continue to Google' });
  const problems = dialog.getByRole('alert').getByRole('link');
  await onward.click();
  await expect(problems).toHaveText(['Enter your password']);
  await expect(page).toHaveTitle('Error: Connect Google – Wayline');
  await dialog.getByLabel('Your password').fill('not this one');
  await onward.click();
  await expect(problems).toHaveText(['Your password is not correct']);
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  await problems.click();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(section).toContainText(`${email}, connected on`);
  await expect(page).toHaveURL('/account');
  expect(await mailedSubject(baseURL ?? '', email, 'provider-connected')).toBe(
    'Google can sign in to your Wayline account',
  );
  await expect(page.getByRole('region', { name: 'Change your password' })).toContainText(
    'Google can still be used to sign in after that. Disconnect below what you did not connect yourself.',
  );

  await section.getByRole('button', { name: 'Disconnect Google' }).focus();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Google is disconnected');
  await expect(toastOf(page)).toContainText('Devices that are signed in stay signed in.');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('region', { name: 'Change your password' })).not.toContainText('can still be used');
  expect(await mailedSubject(baseURL ?? '', email, 'provider-disconnected')).toBe(
    'Google was disconnected from your Wayline account',
  );
});

test('a provider that is not configured is named in the dialog, which stays @either', async ({ page, open }) => {
  const { password } = await signInBefore(page);
  await open('/account?dialog=connect-linkedin');
  const dialog = page.getByRole('dialog', { name: 'Connect LinkedIn' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue to LinkedIn' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to connect with LinkedIn' })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
});

/** Opens an account at the provider, which has no password, and its page. */
async function signUpAtProvider(page: Page, open: (address: string) => Promise<void>): Promise<string> {
  const { email } = newcomer();
  await beAtProvider(page, email);
  await open('/account?dialog=signin');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await expect(providersOf(page)).toContainText(`${email}, connected on`);
  return email;
}

const askedPassword = 'a red kettle by the pier';

test('an account without a password is asked for none, and is given its first one @either', async ({
  page,
  open,
  baseURL,
}) => {
  const email = await signUpAtProvider(page, open);
  const section = page.getByRole('region', { name: 'Set a password' });
  await expect(section).toContainText('You sign in with Google.');
  await expectNoViolations(page);
  const address = page.getByRole('region', { name: 'Change your email address' });
  await expect(address.getByLabel('Your password')).toHaveCount(0);
  await address.getByLabel('New email address').fill(`new-${email}`);
  await address.getByRole('button', { name: 'Change email address' }).click();
  await expect(address.getByText('We have sent a link to the new email address')).toBeFocused();
  await expect(page.getByLabel('Current password')).toHaveCount(0);

  const set = section.getByRole('button', { name: 'Set password' });
  await section.getByLabel('New password').fill('short');
  await set.click();
  await expect(section.getByRole('alert').getByRole('link')).toHaveText([
    'Password must be at least 8 characters long',
  ]);
  await section.getByLabel('New password').fill(askedPassword);
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Password set');
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('You set a password.');
  expect(await mailedSubject(baseURL ?? '', email, 'password-changed')).toBe('Your Wayline account has a password');

  await providersOf(page).getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(toastOf(page)).toContainText('Google is disconnected');
  await providersOf(page).getByRole('link', { name: 'Connect LinkedIn' }).click();
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeVisible();
});

test('where the sign-in was too long ago, it is done again there, and the way goes on @either', async ({
  page,
  open,
}) => {
  const email = await signUpAtProvider(page, open);
  const message = 'Sign in again first, then connect LinkedIn within 10 minutes.';
  await page.route('**/graphql', (route) => {
    const isAsked = route.request().postDataJSON().operationName === 'ConnectProvider';
    const connectProvider = { __typename: 'ForbiddenError', message };
    return isAsked ? route.fulfill({ json: { data: { connectProvider } } }) : route.continue();
  });
  await providersOf(page).getByRole('link', { name: 'Connect LinkedIn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect LinkedIn' });
  await expect(dialog).toContainText('Your account has no password.');
  await dialog.getByRole('button', { name: 'Continue to LinkedIn' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Sign in again with Google' }).click();
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveURL('/account?dialog=connect-linkedin');
  await expect(dialog).toBeVisible();
  await expect(page.locator('main')).toContainText(email);
});

test('a reauthentication for a form returns to it', async ({ page, open }) => {
  await signUpAtProvider(page, open);
  const address = page.getByRole('region', { name: 'Change your email address' });
  await address.getByRole('button', { name: 'Sign in again with Google' }).click();
  await expect(page).toHaveURL('/account#change-email');
  await expect(address.getByRole('heading')).toBeInViewport();
});

test('the dialog fits 320 pixels', async ({ page, open }) => {
  await signInBefore(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/account?dialog=connect-google');
  const dialog = page.getByRole('dialog', { name: 'Connect Google' });
  await dialog.waitFor();
  const widest = () =>
    dialog.locator('*').evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  // What is too wide scrolls in the dialog, which itself stays as wide as the window once it has come in.
  await expect.poll(widest).toBeLessThanOrEqual(320);
});
