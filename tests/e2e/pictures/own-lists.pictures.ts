import type { Browser } from 'playwright/test';
import { AccountDialog } from '../accounts/account-dialog.ts';
import { endOthers, signInElsewhere } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { advertise, applyBefore, closeBefore } from '../jobs/applications.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: anything });

const opened = { fullPage: false };

/** Has both lists of one's own answered in a way of its own, and waits on the account page. */
async function openLists({ page, open }: Parts, answer: 'never' | 'refused'): Promise<void> {
  await signInVerified(page, origin);
  await page.route('**/graphql', (route) => {
    if (!/query (?:OwnPosts|MyEquipment)/.test(route.request().postData() ?? '')) return route.continue();
    return answer === 'never' ? undefined : route.fulfill({ status: 400, json: { error: 'Not now' } });
  });
  await open('/account');
  await page.getByRole('heading', { name: 'Your posts', exact: true }).waitFor();
}

picture('own-lists-loading', (parts) => openLists(parts, 'never'));
picture('own-lists-failed', (parts) => openLists(parts, 'refused'));

picture('own-posts-states', async ({ page, open }) => {
  const browser = page.context().browser() as Browser;
  const employer = await signInVerified(page, origin);
  const closed = await advertise(page, employer, 'Community midwife');
  const applied = await advertise(page, employer, 'Community pharmacist');
  await closeBefore(page, employer, closed);
  const other = await browser.newPage({ baseURL: origin });
  await applyBefore(other, await signInVerified(other, origin), 'I have led a team.', applied);
  await other.close();
  await open('/account');
  await page.getByRole('link', { name: /^Close Community/ }).waitFor();
});

picture(
  'address-and-password-again',
  async ({ page, open }) => {
    const person = await signInVerified(page, origin);
    await open('/account');
    await page.getByLabel('New email address').fill('amira.khan@example.com');
    await page.getByLabel('Your password', { exact: true }).fill(person.password);
    await endOthers(page, await signInElsewhere(page, person));
    await page.getByRole('button', { name: 'Change email address' }).click();
    const account = new AccountDialog(page);
    await account.fillIn({ email: person.email, password: person.password });
    await account.send('Sign In');
    await page.getByText('What you filled in before is still here.').waitFor();
  },
  opened,
);

picture(
  'apply-signed-out',
  async ({ page, open }) => {
    const id = await advertise(page, await signInVerified(page, origin), 'Community midwife');
    await clearOtherCookies(page.context());
    await page.addInitScript(() => localStorage.removeItem('signed-in'));
    await open(`/staff-portal?job=${id}&form=apply`);
    await new AccountDialog(page).dialog.waitFor();
  },
  opened,
);
