import { readFile } from 'node:fs/promises';
import { otherCookies } from '../support/consent.ts';
import { expect, failedRequest, hydrated, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { AccountDialog } from './account-dialog.ts';
import { mailedSubject } from './mails.ts';
import { signInBefore } from './signed-in.ts';

test.use({ expectedInConsole: failedRequest });

test('people download what is kept about them @either', async ({ page, open }) => {
  const person = await signInBefore(page);
  await open('/account');
  const section = page.getByRole('region', { name: 'Your data' });
  const coming = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^wayline-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.email).toBe(person.email);
  expect(data.profile).toMatchObject({ firstName: 'Amira', lastName: 'Khan' });
  expect(data.sessions).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(download.suggestedFilename());
});

test('a download that is refused says why, and is not made', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account');
  const sentence = 'This was tried too often. Try again in 40 minutes.';
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('MyData')) return route.continue();
    const errors = [{ message: sentence, extensions: { code: 'RATE_LIMITED' } }];
    return route.fulfill({ status: 429, json: { errors } });
  });
  const section = page.getByRole('region', { name: 'Your data' });
  await section.getByRole('button', { name: 'Download my data' }).click();
  await expect(section.getByRole('alert')).toContainText(sentence);
  await expect(section.getByRole('alert')).toBeFocused();
});

test('an account is deleted with its password, and its session ends @either', async ({
  page,
  context,
  open,
  baseURL,
}) => {
  const person = await signInBefore(page);
  await open('/account');
  const second = await context.newPage();
  await second.goto('/account');
  await expect(second.getByLabel('First name')).toHaveValue('Amira');
  const section = page.getByRole('region', { name: 'Delete your account' });
  await expect(section).toContainText('Your profile: names, phone number, organisation and role');
  await expect(section).toContainText('Entries of the audit log about your account');
  await section.getByRole('link', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account?dialog=delete');
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/account');
  await expect(section.getByRole('link', { name: 'Delete my account' })).toBeFocused();

  await page.goto('/account?dialog=delete');
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(['Enter your password']);
  await dialog.getByLabel('Your password').fill('not this one');
  await remove.click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(['Your password is not correct']);
  await dialog.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/');
  const account = new AccountDialog(page);
  await expect(account.toast).toContainText('Your account is deleted');
  await account.saysSignedOut();
  await expect(second.getByRole('heading', { level: 2, name: 'No user logged in' })).toBeVisible();
  expect((await otherCookies(context)).map(({ name }) => name)).toEqual([]);
  expect(await mailedSubject(baseURL ?? '', person.email, 'account-deleted')).toBe('Your Wayline account is deleted');

  await page.goto('/?dialog=signin');
  await hydrated(page);
  await account.fillIn({ email: person.email, password: person.password });
  await account.send('Sign In');
  await expect(account.summary).toContainText('The email address or password is not correct.');
});

test('axe finds nothing on these sections, and they fit 320 pixels', async ({ page, open }) => {
  await signInBefore(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/account?dialog=delete');
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolations(page);
});
