import type { Page } from 'playwright/test';
import { AccountDialog, newcomer } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ expectedInConsole: anyFailure });

const row = (page: Page, number: number) => page.locator('ul.result-list > li').nth(number);
const saved = (page: Page) => page.getByRole('region', { name: /^Saved jobs/ });

test('a visitor saves a job by signing up, without a second press, and takes it away by keyboard @both', async ({
  page,
  open,
}) => {
  const account = new AccountDialog(page);
  await open('/staff-portal');
  const title = await row(page, 1).getByRole('heading').innerText();
  await row(page, 1)
    .getByRole('link', { name: `Save Job ${title}` })
    .press('Enter');
  await expect(account.dialog).toContainText('The job is saved once you have signed in.');
  await account.toSignUp();
  await account.fillIn(newcomer());
  await account.dialog.getByRole('checkbox').check();
  await account.send('Create Account');

  const button = row(page, 1).getByRole('button', { name: `Saved ${title}` });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(saved(page)).toContainText(title);
  await expect(row(page, 0).getByRole('button', { name: /^Save Job/ })).toHaveAttribute('aria-pressed', 'false');
  await expectNoViolations(page);
  await button.press('Enter');
  await expect(row(page, 1).getByRole('button', { name: `Save Job ${title}` })).toBeFocused();
  await expect(saved(page)).toHaveCount(0);
});

test('the button keeps the focus while its script comes, so that a press is not lost', async ({ page, open }) => {
  await signInBefore(page);
  const script = Promise.withResolvers<void>();
  await page.route(/SaveToAccount/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await open('/staff-portal');
  const button = row(page, 0).getByRole('button', { name: /^Save Job/ });
  await button.focus();
  await expect(button).not.toHaveAttribute('aria-pressed');
  script.resolve();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
});

test('a job saved on its page heads the list, and is removed there; a failure says so', async ({ page, open }) => {
  await signInBefore(page);
  await open('/staff-portal');
  const link = row(page, 0).getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await open((await link.getAttribute('href')) ?? '');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Save Job ${title}` }).press('Enter');
  await expect(main.getByRole('button', { name: `Saved ${title}` })).toBeVisible();

  await open('/staff-portal');
  const remove = saved(page).getByRole('button', { name: `Remove ${title} from your saved jobs` });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RemoveSavedJob') ? route.abort() : route.fallback(),
  );
  await remove.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The job was not removed');
  await expect(remove).toBeVisible();
  await page.unroute('**/graphql');
  await remove.press('Enter');
  await expect(saved(page)).toHaveCount(0);
  await expect(row(page, 0).getByRole('button', { name: `Save Job ${title}` })).toBeVisible();
});

test('the account page lists the saved jobs, leads to each and takes them away @either', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  const own = page.getByRole('region', { name: 'Saved jobs' });
  await expect(own).toContainText('You have not saved a job yet.');
  await open('/staff-portal');
  const title = await row(page, 0).getByRole('heading').innerText();
  await row(page, 0)
    .getByRole('button', { name: `Save Job ${title}` })
    .click();
  await expect(saved(page)).toContainText(title);
  await open('/account');
  await own.getByRole('link', { name: title }).press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await own.getByRole('button', { name: `Remove ${title} from your saved jobs` }).press('Enter');
  await expect(own).toContainText('You have not saved a job yet.');
  await expect(own.getByRole('heading', { name: 'Saved jobs' })).toBeFocused();
});
