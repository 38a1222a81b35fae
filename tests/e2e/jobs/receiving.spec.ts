import type { Browser, Page } from 'playwright/test';
import type { Newcomer } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { advertise, applyBefore, withdrawBefore } from './applications.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: failedRequest });

/** Has users of these first names apply for a job, each in a browser of their own. */
async function applicants(browser: Browser, jobId: string, names: readonly string[]) {
  const all: { page: Page; person: Newcomer }[] = [];
  for (const firstName of names) {
    const page = await browser.newPage({ baseURL: originToPublishIn() });
    const person = await signInBefore(page, { firstName });
    await applyBefore(page, person, `I am ${firstName}.`, jobId);
    all.push({ page, person });
  }
  return all;
}

test('an employer notes on an application and moves several at once, by keyboard @either', async ({
  page,
  browser,
  open,
}) => {
  const employer = await signInVerified(page, originToPublishIn(), { organization: `Ward ${crypto.randomUUID()}` });
  const jobId = await advertise(page, employer, 'Community team lead');
  const [rosa, , ben] = await applicants(browser, jobId, ['Rosa', 'Amir', 'Ben']);
  if (!rosa || !ben) throw new Error('They have applied.');
  await open(`/staff-portal?job=${jobId}&form=applications`);
  const sheet = page.getByRole('dialog', { name: 'Applications' });
  const row = sheet.getByRole('listitem').filter({ hasText: 'I am Rosa.' });

  await row.getByRole('button', { name: 'Add a note on Rosa Khan' }).press('Enter');
  const notes = sheet.getByRole('region', { name: 'Notes on Rosa Khan' });
  await expect(notes).toContainText('There is no note on this application yet.');
  await notes.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(notes.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await notes.getByLabel('Add a note on Rosa Khan').fill('Strong on wards.');
  await expectNoViolations(page, '[role=dialog]');
  await notes.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(notes.getByRole('listitem')).toContainText(/Strong on wards.+Amira Khan, /);
  await expect(notes.getByLabel('Add a note on Rosa Khan')).toHaveValue('');
  await notes.getByRole('button', { name: /^Remove the note/ }).press('Enter');
  await expect(notes.getByText('Remove this note for everyone who reads these applications?')).toBeFocused();
  await expectNoViolations(page, '[role=dialog]');
  await notes.getByRole('button', { name: 'No, keep it' }).press('Enter');
  await row.getByRole('button', { name: 'Close notes on Rosa Khan' }).press('Enter');
  await expect(row.getByRole('button', { name: '1 note on Rosa Khan' })).toBeVisible();

  const several = sheet.getByRole('region', { name: 'Move several applications' });
  await several.getByLabel('Select all 3 applications shown').press(' ');
  await expect(sheet.getByLabel('Select Ben Khan')).toBeChecked();
  await sheet.getByLabel('Select Amir Khan').press(' ');
  await expect(several.getByRole('status')).toHaveText('2 applications selected');
  await several.getByLabel('Move selected to').selectOption('Interview');
  await several.getByRole('button', { name: 'Move selected' }).press('Enter');
  await expect(several.getByRole('heading', { name: 'Move 2 applications to interview?' })).toBeFocused();
  await expectNoViolations(page, '[role=dialog]');
  await withdrawBefore(ben.page, ben.person);
  await several.getByRole('button', { name: 'Yes, move and email' }).press('Enter');
  await expect(several.getByRole('alert')).toContainText('Ben Khan: The applicant has withdrawn this application.');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('1 application moved to interview');
  await expect(row.getByLabel('Stage of Rosa Khan')).toHaveValue('INTERVIEW');
  await expect(sheet.getByText('I am Ben.')).toHaveCount(0);
  await expect(sheet.getByLabel('Stage of Amir Khan')).toHaveValue('SUBMITTED');

  await rosa.page.goto('/account');
  const own = rosa.page.getByRole('region', { name: 'Your applications' });
  await expect(own).toContainText('Interview');
  await expect(rosa.page.getByText('Strong on wards.')).toHaveCount(0);
});

test('an employer proposes a start date, and the applicant agrees to it @either', async ({ page, browser, open }) => {
  const employer = await signInVerified(page, originToPublishIn(), { organization: `Ward ${crypto.randomUUID()}` });
  const jobId = await advertise(page, employer, 'Community nurse');
  const [rosa] = await applicants(browser, jobId, ['Rosa']);
  if (!rosa) throw new Error('She has applied.');
  await open(`/staff-portal?job=${jobId}&form=applications`);
  const sheet = page.getByRole('dialog', { name: 'Applications' });
  const row = sheet.getByRole('listitem').filter({ hasText: 'I am Rosa.' });
  await row.getByLabel('Stage of Rosa Khan').selectOption('Offered');
  await row.getByRole('button', { name: 'Save stage of Rosa Khan' }).press('Enter');
  const date = row.getByLabel('Start date of Rosa Khan');
  await expect(date).toBeVisible();
  await date.fill('2020-01-01');
  await row.getByRole('button', { name: 'Propose start date' }).press('Enter');
  await expect(row.getByText('The start date must be today or later').first()).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  const chosen = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await date.fill(chosen);
  await row.getByRole('button', { name: 'Propose start date' }).press('Enter');
  await expect(row).toContainText('Proposed start date: ');
  await expect(row).toContainText("The applicant's turn since");
  await expectNoViolations(page, '[role=dialog]');

  await rosa.page.goto('/account');
  const own = rosa.page.getByRole('region', { name: 'Your applications' });
  await expect(own).toContainText('Your turn since');
  await expectNoViolations(rosa.page);
  await own.getByRole('button', { name: /^Agree to start on/ }).press('Enter');
  await expect(own).toContainText('Start date agreed');
  await expect(own.getByRole('button', { name: /^Agree to start on/ })).toHaveCount(0);
});
