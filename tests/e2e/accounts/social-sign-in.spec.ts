import type { Page } from 'playwright/test';
import { originToPublishIn, providerOrigin } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ otherOrigins: [providerOrigin()] });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Sign in/ });

test('Continue with Google signs in, and the page that it was asked on shows who it is @either', async ({
  page,
  open,
}) => {
  await open('/news?category=policy&dialog=signin');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('you accept the terms of service and the privacy policy');
  await dialog.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/news?category=policy');
  await open('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Amira');
  const google = page.getByRole('region', { name: 'Google and LinkedIn' });
  await expect(google).toContainText('amira.khan@example.org, connected on');
  await google.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(google.getByRole('alert')).toHaveText(
    'You sign in with Google alone. Set a password before you disconnect it.',
  );
  await expectNoViolations(page);
});

test('a provider that is not reached is named in the dialog, which stays @either', async ({ page, open }) => {
  await open('/?dialog=signin');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to connect with LinkedIn');
  // What is said of one attempt is gone with the next.
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible();
  await expect(dialog.getByText('Failed to connect with LinkedIn')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  await expect(dialog.getByText('Failed to connect with LinkedIn')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('where no provider is set up', () => {
  test.use({ baseURL: originToPublishIn() });

  test('the buttons say so and do nothing', async ({ page, open }) => {
    await open('/?dialog=signin');
    const dialog = dialogOf(page);
    const google = dialog.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toBeDisabled();
    await expect(google).toHaveAccessibleDescription(
      'Signing in with Google or LinkedIn is not set up here. Use your email address.',
    );
    await google.click({ force: true });
    await expect(dialog.getByRole('button', { name: 'Continue with LinkedIn' })).toBeDisabled();
    await expect(dialog.getByRole('alert')).toHaveText('');
    await expectNoViolations(page);
  });
});

test('a user with an account of that address signs in first, on the page where the provider is connected', async ({
  page,
  open,
}) => {
  await page.route('**/graphql', async (route) => {
    const isCompletion = route.request().postDataJSON().operationName === 'CompleteSocialSignIn';
    const message = 'Your email address has an account here.';
    const completeSocialSignIn = { __typename: 'ConflictError', message };
    await (isCompletion ? route.fulfill({ json: { data: { completeSocialSignIn } } }) : route.continue());
  });
  await open('/auth/callback?code=abc&state=abc');
  await expect(page).toHaveURL('/account?dialog=signin');
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Your email address has an account here.' })).toBeVisible();
});
