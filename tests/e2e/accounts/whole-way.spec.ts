import { otherCookies } from '../support/consent.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { AccountDialog, newcomer } from './account-dialog.ts';
import { countRenewals } from './signed-in.ts';

test('sign up, reload, another tab, sign out in it @either', async ({ page, context, open }) => {
  const person = newcomer();
  await open('/staff-portal?type=permanent');
  const account = new AccountDialog(page);
  await account.signUp(person);
  await expect(page).toHaveURL('/staff-portal?type=permanent');
  await expect(account.toast).toContainText("You're signed in");
  await expect(account.toast).toContainText('You must confirm your email address by the link that we mail you.');
  await expect(account.toast).toContainText('Accounts are verified within 24-48 hours.');
  await account.toast.getByRole('button', { name: 'Send the email again' }).click();
  await expect(account.toast).toContainText('We have sent you a link to confirm your email address.');
  await account.saysSignedIn();
  await page.reload();
  await account.saysSignedIn();

  const second = await context.newPage();
  await second.goto('/news');
  const other = new AccountDialog(second);
  await other.saysSignedIn();
  await other.signOut();
  await expect(other.toast).toContainText("You're signed out");
  await other.saysSignedOut();
  await account.saysSignedOut();
  await page.reload();
  await hydrated(page);
  await account.saysSignedOut();
  // The browser is recognised when the account signs in again.
  expect((await otherCookies(context)).map(({ name }) => name)).toEqual(['device']);
});

test('a tab that was open before shows who signs in, and who comes next', async ({ page, context, open }) => {
  const person = newcomer();
  await open('/');
  const second = await context.newPage();
  await second.goto('/compliance');
  await hydrated(second);
  const account = new AccountDialog(page);
  await account.signUp(person);
  const other = new AccountDialog(second);
  await other.saysSignedIn();
  await account.signOut();
  await other.saysSignedOut();
  await other.open();
  await other.fillIn({ email: person.email.toUpperCase(), password: person.password });
  await other.send('Sign In');
  await account.saysSignedIn();
});

test('nothing that could be stolen is in reach of scripts', async ({ page, context, open }) => {
  await open('/');
  await new AccountDialog(page).signUp(newcomer());
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'signed-in': '' });
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'scroll-positions'))).toEqual(
    [],
  );
  expect(await page.evaluate(() => document.cookie)).toMatch(/^consent=[^;]*$/);
  const kept = (await otherCookies(context)).toSorted((one, other) => one.name.localeCompare(other.name));
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/' };
  expect(kept).toMatchObject([
    { name: 'device', ...attributes },
    { name: 'session', ...attributes },
  ]);
});

test('who never signed in is not asked about it', async ({ page, open }) => {
  const renewals = countRenewals(page);
  await open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await page.waitForLoadState('networkidle');
  expect(renewals.count).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('nothing moves when it is known who is signed in @both', async ({ page, open }) => {
  await open('/');
  const account = new AccountDialog(page);
  await account.signUp(newcomer());
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.getByText('Signed in as').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(0.01);
});
