import type { BrowserContext, Page } from 'playwright/test';
import { CONSENT_VERSION } from '../../../schema/consent/consent-record.ts';
import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

const job = '/staff-portal?job=01a1ede2-6680-790d-b5ad-95077e39d315';
const jobTitle = 'Senior Staff Nurse, Critical Care';
const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recently-viewed'));

async function choose(context: BrowserContext, kinds: string): Promise<void> {
  const value = `${CONSENT_VERSION}.2026-11-23.necessary${kinds}`;
  await context.addCookies([{ name: 'consent', value, domain: '127.0.0.1', path: '/', sameSite: 'Lax' }]);
}

/** Opens an item for longer than it takes to count as opened. */
async function look(page: Page, open: (address: string) => Promise<void>, address: string): Promise<void> {
  await open(address);
  await expect.poll(() => kept(page)).toContain(address.slice(address.lastIndexOf('=') + 1));
}

test('a signed-in user finds jobs and equipment, each with why it is shown @both', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account/for-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For you');
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true });
  await expect(jobs.getByRole('listitem').filter({ hasText: jobTitle }).first()).toContainText(
    'Your profile says that you work as a nurse.',
  );
  const equipment = page.getByRole('region', { name: 'Equipment', exact: true });
  await expect(equipment).toContainText('we show monitoring equipment to them.');
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await jobs.getByRole('link', { name: jobTitle }).press('Enter');
  await expect(page).toHaveURL(job);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobTitle);
});

test('a user of whom too little is known is told what is missing, and led to it @either', async ({ page, open }) => {
  await signInBefore(page, { role: 'other' });
  await open('/account/for-you');
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true });
  await expect(jobs).toContainText('No jobs to suggest yet');
  await expectNoViolations(page);
  await jobs.getByRole('link', { name: 'Change your role' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeFocused();
});

test('the menu, the account page and the staff portal lead there', async ({ page, open }) => {
  await signInBefore(page);
  await open('/staff-portal');
  const ways = page.locator('a[href="/account/for-you"]');
  await expect(ways).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Jobs suggested for you' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For you');
  await open('/account');
  await page.getByRole('main').getByRole('link', { name: 'See what is suggested for you' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For you');
});

test('a job is compared with the profile when that is asked for, by keyboard @both', async ({ page, open }) => {
  await signInBefore(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('query OwnSkills')) asked += 1;
  });
  await open(job);
  const section = page.getByRole('region', { name: 'How your profile meets this job' });
  const button = section.getByRole('button', { name: 'Compare with my profile' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await button.press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(5);
  expect(asked).toBe(1);
  const first = section.getByRole('listitem').first();
  await expect(first).toContainText('Met in part');
  await expect(first).toContainText("'Nurse'");
  await expect(first).toContainText('The role in your profile');
  await expect(section.getByRole('listitem').last()).toContainText('Cannot be judged');
  await expect(section.getByRole('heading', { name: 'How your profile meets this job' })).toBeFocused();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});

test('signed-out visitors find what they opened last, and clear it @both', async ({ page, context, open }) => {
  await choose(context, '-preferences');
  await look(page, open, job);
  await look(page, open, '/compliance?doc=medical-device-regulations');
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('query ViewedItems')) questions.push(request.postData() ?? '');
  });
  await open('/account/for-you');
  await expect(page.getByRole('heading', { name: 'Sign in for suggestions' })).toBeVisible();
  const rows = recent(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Medical device regulations guidance');
  await expect(rows.last()).toContainText(jobTitle);
  await expect(rows.last()).toContainText(/You opened it on \d{1,2} \w+ \d{4} at \d{1,2}:\d\d[ap]m\./);
  expect(questions).toHaveLength(1);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await recent(page).getByRole('button', { name: 'Clear this list' }).press('Enter');
  await expect(recent(page)).toContainText('Nothing yet');
  await expect(recent(page).getByRole('heading', { name: 'Recently viewed' })).toBeFocused();
  expect(await kept(page)).toBeNull();
});

test('without consent nothing is kept or asked for, and the settings are a press away @either', async ({
  page,
  open,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('query ViewedItems')) asked += 1;
  });
  await open(job);
  await page.waitForTimeout(2_500);
  expect(await kept(page)).toBeNull();
  await open('/account/for-you');
  await expect(recent(page)).toContainText('No list is kept');
  await expectNoViolations(page);
  await recent(page).getByRole('button', { name: 'Change your cookie settings' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
  expect(asked).toBe(0);
});

test('the list goes when consent is withdrawn, and at sign-out', async ({ page, context, open }) => {
  await choose(context, '-preferences');
  await look(page, open, job);
  await open('/account/for-you');
  await expect(recent(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Cookie Settings' })
    .getByRole('button', { name: 'Reject All' })
    .press('Enter');
  await expect.poll(() => kept(page)).toBeNull();
  await expect(recent(page)).toContainText('No list is kept');

  await choose(context, '-preferences');
  await signInBefore(page);
  await look(page, open, job);
  await new AccountDialog(page).signOut();
  await expect.poll(() => kept(page)).toBeNull();
});
