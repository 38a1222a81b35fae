import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

/** Opens an incident by hand and says more of it. */
async function openIncident({ page, open, origin }: Parts): Promise<string> {
  const title = `Slow answers ${crypto.randomUUID().slice(0, 8)}`;
  await signInAsOperator(page, origin);
  await open('/operations?section=incidents');
  await page.getByRole('button', { name: 'Open an incident' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What has happened').fill('Searches take more than 5 seconds for some users.');
  await page.getByLabel('Component').selectOption('Search');
  await page.getByLabel('Severity').selectOption('Medium severity');
  await page.getByRole('button', { name: 'Open the incident' }).click();
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await item.getByRole('button', { name: 'Add an update' }).click();
  await item.getByLabel('Status').selectOption('Identified');
  await item.getByLabel('What is to be said').fill('A rebuild of the index ran beside the nightly import.');
  await item.getByRole('button', { name: 'Add the update' }).click();
  await item.getByText('A rebuild of the index').first().waitFor();
  return title;
}

picture('operations-incident', openIncident);

picture('system-status-incident', async (parts) => {
  const title = await openIncident(parts);
  await parts.open('/system-status');
  await parts.page.getByRole('heading', { name: title }).waitFor();
});
