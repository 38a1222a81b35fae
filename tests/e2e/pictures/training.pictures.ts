import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

picture(
  'training-outline',
  async ({ page, open }) => {
    await open('/training');
    await page.getByRole('link', { name: 'Preview Course NHS Compliance Excellence' }).click();
    await page.getByRole('dialog').getByText('15 modules').waitFor();
  },
  { fullPage: false },
);

picture('training-enrolled', async ({ page, open }) => {
  await signInBefore(page);
  await open('/training');
  await page.getByRole('button', { name: 'Enroll Now NHS Compliance Excellence' }).click();
  await page.getByText('Enrolled', { exact: true }).waitFor();
});

picture('operations-training-webinars', async ({ page, open }) => {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=training&view=webinars');
  await page.getByRole('button', { name: 'Plan a webinar' }).click();
  await page.getByLabel('Title').waitFor();
});
