import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectAccessibleAndNarrow } from './accessible-and-narrow.ts';

test('an operator stops the daily email on the account page and gets it again @either', async ({
  page,
  baseURL,
  open,
}) => {
  await signInAsOperator(page, baseURL ?? '');
  await open('/account');
  const section = page.getByRole('region', { name: 'Daily email about operations' });
  const toast = page.getByRole('region', { name: 'Notifications' });
  await section.getByRole('button', { name: 'Stop the daily email' }).press('Enter');
  await expect(toast).toContainText('You get no more daily emails');
  const again = section.getByRole('button', { name: 'Get the daily email' });
  await expect(again).toBeFocused();
  await expectAccessibleAndNarrow(page);
  await page.reload();
  await again.press('Enter');
  await expect(toast).toContainText('You get the daily email');
  await expect(section.getByRole('button', { name: 'Stop the daily email' })).toBeVisible();
});

test('others have no such section', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  await expect(page.getByRole('region', { name: 'Organisation' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Daily email about operations' })).toHaveCount(0);
});

test.describe('by the link in the email', () => {
  test.use({ expectedInConsole: failedRequest });

  test('one that is not whole says so @either', async ({ page, open }) => {
    await open('/account?unsubscribe=made-up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily email about operations');
    await page.getByRole('button', { name: 'Stop the daily email' }).press('Enter');
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('This link is not complete.');
    await expectAccessibleAndNarrow(page);
  });
});
