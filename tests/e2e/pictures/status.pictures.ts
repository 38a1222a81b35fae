import type { Page } from 'playwright/test';
import { newcomer } from '../accounts/account-dialog.ts';
import { mailedAddress } from '../accounts/mails.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { takenOver, test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

const problem = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

async function openDesk({ page, open }: Parts, section: string, form: string): Promise<void> {
  await signInAsOperator(page, originToPublishIn());
  await open(`/operations?section=${section}`);
  await page.getByRole('button', { name: form }).click();
}

picture('operations-incident-form', async (parts) => {
  await openDesk(parts, 'incidents', 'Open an incident');
  const { page } = parts;
  await page.getByLabel('Title').fill('Pay of posts');
  await page.getByLabel('What has happened').fill('Pay of band 5 is shown wrongly.');
  await page.getByRole('button', { name: 'Open the incident' }).click();
  await page.getByRole('button', { name: 'Add an update' }).first().click();
  await page.getByRole('button', { name: 'Add the update' }).click();
  await problem(page).waitFor();
});

picture('operations-maintenance-form', async (parts) => {
  await openDesk(parts, 'maintenance', 'Announce maintenance');
  const { page } = parts;
  await page.getByLabel('Begins').fill('2020-01-01T21:00');
  await page.getByLabel('Ends').fill('2020-01-01T23:00');
  await page.getByRole('button', { name: 'Announce the maintenance' }).click();
  await problem(page).waitFor();
});

picture('operations-maintenance', async (parts) => {
  await openDesk(parts, 'maintenance', 'Announce maintenance');
  const { page } = parts;
  await page.getByLabel('What is done').fill('A larger search index');
  await page.getByRole('checkbox', { name: 'Search' }).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Begins').fill(`${tomorrow}T21:00`);
  await page.getByLabel('Ends').fill(`${tomorrow}T23:00`);
  await page.getByRole('button', { name: 'Announce the maintenance' }).click();
  await page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .waitFor();
});

picture('system-status-subscribe', async ({ page, open }) => {
  await open('/system-status');
  const subscribe = page.getByRole('button', { name: 'Subscribe to Updates' });
  await takenOver(subscribe);
  await subscribe.click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await problem(page).waitFor();
});

picture('system-status-confirm', async ({ page, open }) => {
  const { email } = newcomer();
  await open('/system-status');
  const subscribe = page.getByRole('button', { name: 'Subscribe to Updates' });
  await takenOver(subscribe);
  await subscribe.click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByText('We have sent you an email.').waitFor();
  await open(await mailedAddress(originToPublishIn(), email, 'status-confirmation'));
  await page.getByRole('button', { name: 'Confirm' }).waitFor();
});
