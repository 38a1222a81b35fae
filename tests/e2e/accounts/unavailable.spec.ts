import { expect, test } from '../support/test.ts';
import { AccountDialog } from './account-dialog.ts';
import { signInBefore } from './signed-in.ts';

test.use({ expectedInConsole: /./ });

const broken = { status: 200, body: 'throw new Error()', contentType: 'text/javascript' };

test('where signing in cannot be loaded it is said, and the page goes on', async ({ page, open }) => {
  await page.route(/SignInDialog-.*\.js/, (route) => route.fulfill(broken));
  await open('/');
  const account = new AccountDialog(page);
  await (await account.entry()).click();
  await expect(account.toast).toContainText('Service Temporarily Unavailable');
  await expect(account.toast).toContainText('Please try again later or contact support');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff portal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff portal');
});

test('where the account cannot be loaded its page says so @either', async ({ page, open }) => {
  await signInBefore(page);
  await page.route(/OwnAccount-.*\.js/, (route) => route.fulfill(broken));
  await open('/account');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Authentication service temporarily unavailable',
  );
  await expect(new AccountDialog(page).toast).toContainText('Service Temporarily Unavailable');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of the dialog says what signing in needs @either', async ({ page }) => {
    await page.goto('/news?category=policy&dialog=signin');
    const panel = page.getByRole('region', { name: 'Sign in to Wayline' });
    await expect(panel).toContainText('turn on JavaScript in your browser');
    await panel.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL('/news?category=policy');
    await expect(panel).toHaveCount(0);
  });
});
