import { expect, test } from '../support/test.ts';
import { signInBefore } from './signed-in.ts';

test('who is signed in is told so where the address names the dialog to sign in, and it goes @either', async ({
  page,
  open,
}) => {
  await signInBefore(page);
  await open('/?dialog=signup');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('You are signed in');
  await expect(page).toHaveURL('/');
  await open('/news?category=pay&dialog=signin');
  await expect(notices).toContainText('You are signed in');
  await expect(page).toHaveURL('/news?category=pay');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the ways to open an account lead who has one to it @either', async ({ page, open }) => {
  await signInBefore(page);
  await open('/');
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page).toHaveURL('/account');
});
