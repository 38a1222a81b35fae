import { signInBefore } from '../accounts/signed-in.ts';
import { advertised, applyBefore, signInAsEmployer } from '../jobs/applications.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ baseURL: originWithManyRows(), expectedInConsole: anything });

const opened = { fullPage: false };
const statement =
  'I have led the night team of a medical ward for four years, and mentor newly registered nurses.\n\nI would bring a calm way of working, and a project on falls that halved them in a year.';

picture(
  'apply',
  async ({ page, open }) => {
    await signInBefore(page);
    await open(`${advertised}&form=apply`);
    await page.getByLabel('Supporting statement').waitFor();
  },
  opened,
);

picture(
  'apply-errors',
  async ({ page, open }) => {
    await signInBefore(page);
    await open(`${advertised}&form=apply`);
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  },
  opened,
);

picture(
  'apply-sent',
  async ({ page, open }) => {
    await signInBefore(page);
    await open(`${advertised}&form=apply`);
    await page.getByLabel('Supporting statement').fill(statement);
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('dialog', { name: 'Application sent' }).waitFor();
  },
  opened,
);

picture(
  'apply-already',
  async ({ page, open }) => {
    await applyBefore(page, await signInBefore(page), statement);
    await open(`${advertised}&form=apply`);
    await page.getByText('You applied on').first().waitFor();
  },
  opened,
);

picture(
  'job-applied',
  async ({ page, open }) => {
    await applyBefore(page, await signInBefore(page), statement);
    await open(advertised);
    await page.getByText('You applied on').first().waitFor();
  },
  opened,
);

picture('account-applications', async ({ page, open }) => {
  await applyBefore(page, await signInBefore(page), statement);
  await open('/account');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByText('You applied for a job.').waitFor();
});

picture(
  'applications-received',
  async ({ page, open }) => {
    await applyBefore(page, await signInBefore(page), statement);
    await clearOtherCookies(page.context());
    await signInAsEmployer(page);
    await open(`${advertised}&form=applications`);
    await page
      .getByRole('button', { name: /^Save stage/ })
      .first()
      .waitFor();
  },
  opened,
);

picture('saved-jobs', async ({ page, open }) => {
  await signInBefore(page);
  await open('/staff-portal');
  for (const number of [0, 1]) {
    const save = page.locator('ul.result-list > li').nth(number).locator('button[data-write][aria-disabled=false]');
    await save.click();
    await page.getByRole('heading', { name: `Saved jobs (${number + 1})` }).waitFor();
  }
});
