import type { Page } from 'playwright/test';
import { versionWords } from '../../client/legal/words.ts';
import { formatDate } from '../../client/ui/dates.ts';
import { LEGAL_VERSION } from '../../schema/legal/legal-version.ts';
import { AccountDialog, newcomer } from './accounts/account-dialog.ts';
import { expect, test } from './support/test.ts';

/** The names in the first column of a table of the cookie policy. */
const listed = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('rowheader').allTextContents();

test('the cookie policy lists what a browser keeps, and prints without what is around it', async ({
  page,
  context,
  open,
}) => {
  await open('/');
  await new AccountDialog(page).signUp(newcomer());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
  await expect(
    page.getByText(`${versionWords(LEGAL_VERSION.number)} · ${formatDate(LEGAL_VERSION.effectiveOn)}`),
  ).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(1);
  expect(await listed(page, 'Cookies')).toEqual(expect.arrayContaining(cookies.map(({ name }) => name)));
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const names = await listed(page, 'Storage in your browser');
  expect(
    kept.filter((key) => !names.some((name) => key === name || (name.endsWith(':') && key.startsWith(name)))),
  ).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Cookies' })).toBeVisible();
});

test('who signs up can read what they accept, and comes back to what they typed', async ({ page, context, open }) => {
  await open('/?dialog=signup');
  const account = new AccountDialog(page);
  await account.fillIn({ firstName: 'Amira' });
  await expect(account.dialog.locator('label')).toContainText([`version ${LEGAL_VERSION.number}`]);
  for (const name of ['terms of service', 'privacy policy']) {
    for (const link of await account.dialog.getByRole('link', { name }).all()) {
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
      await tab.close();
    }
  }
  await expect(account.field('First name')).toHaveValue('Amira');
});
