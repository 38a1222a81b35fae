import { newcomer } from '../accounts/account-dialog.ts';
import { beAtProvider } from '../accounts/at-provider.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { providerOrigin } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ expectedInConsole: anything, otherOrigins: [providerOrigin()] });

const opened = { fullPage: false };

picture(
  'connect',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account?dialog=connect-google');
    await page.getByRole('dialog').waitFor();
  },
  opened,
);

picture(
  'connect-errors',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account?dialog=connect-google');
    await page.getByRole('dialog').getByLabel('Your password').fill('not this one');
    await page.getByRole('button', { name: 'Continue to Google' }).click();
    await page.getByRole('alert').getByRole('link').waitFor();
  },
  opened,
);

/** Opens an account at the provider, without a password, and its page. */
async function signUpAtProvider({ page, open }: Parts): Promise<void> {
  await beAtProvider(page, newcomer().email);
  await open('/account?dialog=signin');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Connect LinkedIn' }).waitFor();
}

picture('account-without-password', signUpAtProvider);

picture(
  'connect-without-password',
  async (parts) => {
    await signUpAtProvider(parts);
    await parts.page.getByRole('link', { name: 'Connect LinkedIn' }).click();
    await parts.page.getByRole('dialog').getByText('Your account has no password').waitFor();
  },
  opened,
);
