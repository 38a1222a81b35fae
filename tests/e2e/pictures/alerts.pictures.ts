import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: anything });

const DOCUMENT = '/compliance?doc=infection-prevention-policy';

/** Saves a search, follows a document and confirms that it is read. */
async function useAlerts({ page, open }: Parts): Promise<void> {
  await open('/staff-portal?q=nurse');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByText('Search saved').waitFor();
  await open(DOCUMENT);
  await page.getByRole('button', { name: 'Follow changes' }).click();
  await page.getByText('You follow this.').waitFor();
  await page.getByRole('button', { name: /^I have read and understood/ }).click();
  await page.getByText(/^You confirmed on/).waitFor();
}

picture('document-of-reader', async (parts) => {
  await signInBefore(parts.page);
  await parts.open(DOCUMENT);
  await parts.page.getByRole('button', { name: 'Follow changes' }).waitFor();
});

picture('document-read-by-team', async (parts) => {
  await signInVerified(parts.page, origin);
  await useAlerts(parts);
  await parts.page.getByText(/^Your organisation:/).click();
});

picture('own-alerts', async (parts) => {
  await signInBefore(parts.page);
  await useAlerts(parts);
  await parts.open('/account');
  await parts.page.getByRole('button', { name: /^Stop following/ }).waitFor();
});
