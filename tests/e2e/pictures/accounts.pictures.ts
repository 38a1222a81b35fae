import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore, signInElsewhere } from '../accounts/signed-in.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const opened = { fullPage: false };

for (const mode of ['signin', 'signup']) {
  picture(
    mode,
    async ({ page, open }) => {
      await open(`/?dialog=${mode}`);
      await new AccountDialog(page).dialog.waitFor();
    },
    opened,
  );
}

picture(
  'signin-errors',
  async ({ page, open }) => {
    await open('/?dialog=signin');
    const account = new AccountDialog(page);
    await account.fillIn({ email: 'amira.khan@nhs', password: 'secret' });
    await account.send('Sign In');
    await account.summary.waitFor();
  },
  opened,
);

picture(
  'signin-refused',
  async ({ page, open }) => {
    await open('/?dialog=signin');
    const account = new AccountDialog(page);
    await account.fillIn({ email: 'unknown@example.com', password: 'not a password' });
    await account.send('Sign In');
    await account.summary.waitFor();
  },
  opened,
);

picture(
  'signin-working',
  async ({ page, open }) => {
    await open('/?dialog=signin');
    await page.route('**/graphql', () => new Promise(() => undefined));
    const account = new AccountDialog(page);
    await account.fillIn({ email: 'unknown@example.com', password: 'not a password' });
    await account.send('Sign In');
    await account.dialog.getByRole('button', { name: 'Signing In...' }).waitFor();
  },
  opened,
);

picture(
  'signup-errors',
  async ({ page, open }) => {
    await open('/?dialog=signup');
    const account = new AccountDialog(page);
    await account.send('Create Account');
    await account.summary.waitFor();
  },
  opened,
);

picture(
  'signup-end',
  async ({ page, open }) => {
    await open('/?dialog=signup');
    const account = new AccountDialog(page);
    await account.dialog.getByRole('button', { name: 'Create Account' }).scrollIntoViewIfNeeded();
    await account.dialog.getByText('Until then').scrollIntoViewIfNeeded();
  },
  opened,
);

picture('account-signed-out', ({ open }) => open('/account'));

picture('account', async ({ page, open }) => {
  await signInElsewhere(page, await signInBefore(page));
  await open('/account');
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
});

picture(
  'account-menu',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/');
    await page.getByText('Signed in as').first().waitFor({ state: 'attached' });
    await new AccountDialog(page).openMenu();
  },
  opened,
);

picture('account-not-loaded', async ({ page, open }) => {
  await signInBefore(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
  await open('/account');
  await page.getByText('Your account could not be loaded').waitFor();
});
