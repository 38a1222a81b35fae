import { closedJobId } from '../support/closed-job.ts';
import { originWithManyRows } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ baseURL: originWithManyRows(), expectedInConsole: anything });

picture('staff-portal-second-page', async ({ page, open }) => {
  await open('/staff-portal');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Showing 11 to 20').waitFor();
});

picture('job-closed', ({ open }) => open(`/staff-portal?job=${closedJobId}`));
