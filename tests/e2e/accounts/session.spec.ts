import { clearOtherCookies } from '../support/consent.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { AccountDialog } from './account-dialog.ts';
import { countRenewals, signInBefore } from './signed-in.ts';

test.use({ expectedInConsole: failedRequest });

test('a session is renewed 90 seconds before its access token ends, by one tab for all', async ({ page, context }) => {
  await context.clock.install();
  await signInBefore(page);
  const [first, second] = [page, await context.newPage()];
  const renewals = [countRenewals(first), countRenewals(second)];
  const total = () => renewals.reduce((sum, { count }) => sum + count, 0);
  for (const tab of [first, second]) {
    await tab.goto('/');
    await new AccountDialog(tab).saysSignedIn();
  }
  expect(total(), 'each tab asks who is signed in when it opens').toBe(2);
  // In steps: a request that is under way must not see its 10 seconds pass at once.
  const run = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await context.clock.runFor(5_000);
      await expect.poll(() => renewals.every(({ open }) => open === 0)).toBe(true);
    }
  };
  // Beside these steps the clock goes on by itself: a minute is left for what the machine needs.
  await context.clock.runFor('12:00');
  await run(30);
  expect(total(), 'more than 90 seconds before the end').toBe(2);
  await run(105);
  expect(total(), 'in the last minute but one').toBe(3);
  await run(120);
  expect(total(), 'both know the new one').toBe(3);
});

test('a tab that slept through the end of its access token goes on', async ({ page, context }) => {
  await context.clock.install();
  await signInBefore(page);
  await page.goto('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Amira');
  await context.clock.setSystemTime(Date.now() + 20 * 60_000);
  await page.getByLabel('First name').fill('Amina');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Profile saved');
});

test('a request that is refused is sent again with a new access token', async ({ page, open }) => {
  await signInBefore(page);
  const renewals = countRenewals(page);
  await open('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Amira');
  const sent: (string | undefined)[] = [];
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    if (!request.postData()?.includes('UpdateProfile')) return route.continue();
    sent.push(request.headers()['authorization']);
    if (sent.length > 1) return route.continue();
    return route.fulfill({ status: 401, json: { error: 'Your session has ended.', code: 'NOT_SIGNED_IN' } });
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Profile saved');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatch(/^Bearer /);
  expect(sent[1]).toMatch(/^Bearer /);
  expect(renewals.count, 'once to open the page, once for the refused request').toBe(2);
});

test('a page that opens after the session has ended is a visitor’s', async ({ page, context }) => {
  await signInBefore(page);
  await clearOtherCookies(context);
  await page.goto('/news');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await new AccountDialog(page).saysSignedOut();
});

test('where it cannot be found out who is signed in, it is tried again by itself', async ({ page, context }) => {
  await context.clock.install();
  await signInBefore(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { error: 'Not now' } }));
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Not now');
  await page.unroute('**/graphql');
  await context.clock.runFor('00:31');
  await expect(page.getByLabel('First name')).toHaveValue('Amira');
});

test('people sign out while the graph answers nothing', async ({ page }) => {
  await signInBefore(page);
  await page.goto('/');
  const account = new AccountDialog(page);
  await account.saysSignedIn();
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [{ message: 'Busy' }] } }));
  await account.signOut();
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'session')).toBe(false);
});
