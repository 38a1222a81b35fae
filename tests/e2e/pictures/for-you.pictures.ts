import { signInBefore } from '../accounts/signed-in.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

picture('for-you-signed-out', async ({ page, open }) => {
  await open('/account/for-you');
  await page.getByRole('heading', { name: 'No list is kept' }).waitFor();
});

picture('for-you', async ({ page, open }) => {
  await signInBefore(page);
  await open('/account/for-you');
  await page.getByText('Why this is shown').first().waitFor();
});

picture('for-you-nothing', async ({ page, open }) => {
  await signInBefore(page, { role: 'other' });
  await open('/account/for-you');
  await page.getByRole('heading', { name: 'No jobs to suggest yet' }).waitFor();
});

picture('job-own-skills', async ({ page, open }) => {
  await signInBefore(page);
  await open('/staff-portal?job=01a1ede2-6680-790d-b5ad-95077e39d315');
  await page.getByRole('button', { name: 'Compare with my profile' }).press('Enter');
  await page.getByText('Cannot be judged').waitFor();
});
