import { AccountDialog } from '../accounts/account-dialog.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { PostingForm } from '../jobs/posting-form.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

const origin = originToPublishIn();
const opened = { fullPage: false };

test.use({ baseURL: origin, expectedInConsole: anything });

picture(
  'posting',
  async ({ page, open }) => {
    await signInVerified(page, origin);
    await open('/staff-portal?form=job');
    await new PostingForm(page).fillIn('Community matron');
    await page.getByText('a year', { exact: false }).first().waitFor();
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2600 });
  },
  opened,
);

picture(
  'posting-errors',
  async ({ page, open }) => {
    await signInVerified(page, origin);
    await open('/staff-portal?form=job');
    await new PostingForm(page).button('Post job').click();
    await new PostingForm(page).summary.waitFor();
  },
  opened,
);

picture(
  'posting-preview',
  async ({ page, open }) => {
    await signInVerified(page, origin);
    await open('/staff-portal?form=job');
    const form = new PostingForm(page);
    await form.fillIn('Community matron');
    await form.button('Show preview').click();
    await form.button('Hide preview').scrollIntoViewIfNeeded();
    await form.field('On another website').check();
    await form.button('Post job').scrollIntoViewIfNeeded();
  },
  opened,
);

picture(
  'posting-leaving',
  async ({ page, open }) => {
    await signInVerified(page, origin);
    await open('/staff-portal?form=job');
    await new PostingForm(page).field('Job title').fill('Community matron');
    await page.keyboard.press('Escape');
    await page.getByText('Do you want to leave').waitFor();
  },
  opened,
);

picture(
  'posting-signed-out',
  async ({ page, open }) => {
    await open('/staff-portal?form=job');
    await new AccountDialog(page).dialog.waitFor();
  },
  opened,
);

picture(
  'posting-not-verified',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/staff-portal?form=job');
    await page.getByText('must be verified first').waitFor();
  },
  opened,
);

picture('posted-and-own', async ({ page, open, width }) => {
  await signInVerified(page, origin);
  await open('/staff-portal?form=job');
  const form = new PostingForm(page);
  await form.fillIn(`Community matron ${width}`);
  await form.button('Post job').click();
  await page.getByText('Job posted').waitFor();
  await page.screenshot({ path: `screenshots/posted-${width}.png` });
  await form.dialog.getByRole('link', { name: 'View the job' }).click();
  await page.getByRole('link', { name: 'Close this job' }).waitFor();
  await page.screenshot({ path: `screenshots/own-job-${width}.png` });
  await page.getByRole('link', { name: 'Close this job' }).click();
  await form.button('Close job').waitFor();
  await page.screenshot({ path: `screenshots/close-job-${width}.png` });
  await open('/account');
  await page.getByRole('link', { name: /^Close Community/ }).waitFor();
});
