import type { Locator } from 'playwright/test';
import { clearOtherCookies } from '../support/consent.ts';
import { expect, test } from '../support/test.ts';
import { AccountDialog } from './account-dialog.ts';
import { signInBefore } from './signed-in.ts';
import { signInVerified } from './verified.ts';

/** The sections of the account page that have an address, and their headings. */
const sections = {
  'own-posts': 'Your posts',
  equipment: 'Your equipment',
  applications: 'Your applications',
  sessions: 'Where you are signed in',
  activity: 'Recent activity',
  'delete-account': 'Delete your account',
};

test('the address of a section leads to it, whatever loads above it later @either', async ({ page, baseURL, open }) => {
  await signInVerified(page, baseURL ?? '');
  await page.route('**/graphql', async (route) => {
    const isAbove = /query (?:OwnPosts|MyEquipment)/.test(route.request().postData() ?? '');
    if (isAbove) await new Promise((resolve) => setTimeout(resolve, 700));
    return route.continue();
  });
  for (const [name, title] of Object.entries(sections)) {
    await test.step(title, async () => {
      // From the page itself only the part after the # would change.
      await page.goto('/health');
      const loaded = page.waitForResponse(
        (response) => response.request().postData()?.includes('MyEquipment') ?? false,
      );
      await open(`/account#${name}`);
      const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
      await expect(heading).toBeFocused();
      await loaded;
      await expect(page.getByText('You have not listed any equipment.')).toBeAttached();
      await expect(heading).toBeFocused();
      await expect.poll(() => isSeen(heading)).toBe(true);
    });
  }
});

/** Whether a heading stands at the top of the window, or as near as the end of the page lets it. */
function isSeen(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const isAtTheEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    return (top >= 0 && top < 150) || (isAtTheEnd && top < window.innerHeight);
  });
}

test('who signs in at such an address is led to the section then', async ({ page, context, baseURL, open }) => {
  const { email, password } = await signInBefore(page);
  await clearOtherCookies(context);
  await open('/account#applications');
  const account = new AccountDialog(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await account.fillIn({ email, password });
  await account.send('Sign In');
  await expect(page).toHaveURL(`${baseURL}/account#applications`);
  await expect(page.getByRole('heading', { level: 3, name: 'Your applications' })).toBeInViewport();
});

test('who has begun to read is not led away', async ({ page, baseURL, open }) => {
  await signInVerified(page, baseURL ?? '');
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query OwnPosts')) await free;
    return route.continue();
  });
  await open('/account#delete-account');
  await expect(page.getByRole('heading', { level: 3, name: 'Delete your account' })).toBeFocused();
  // While sections come in, the browser may stop on the way, to keep what one sees in its place.
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1_000 }).toBe(0);
  }).toPass();
  letGo();
  await expect(page.getByText('You have not posted a job yet.')).toBeAttached();
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
