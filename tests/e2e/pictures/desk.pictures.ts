import type { Page } from 'playwright/test';
import { AccountDialog } from '../accounts/account-dialog.ts';
import { endOthers, signInAsOperator, signInBefore, signInElsewhere } from '../accounts/signed-in.ts';
import { EquipmentPostingDialog, review, signInAsSeller } from '../equipment/seller.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

const opened = { fullPage: false };
const saveProfile = (page: Page) => page.getByRole('button', { name: 'Save profile' });

async function list({ page, open }: Parts, name: string): Promise<void> {
  await open('/equipment?form=list');
  const listing = new EquipmentPostingDialog(page);
  await listing.fillIn(name);
  await listing.send();
  await listing.sent.waitFor();
}

/** What the page's own script brings never comes: the frame stays as the server sent it. */
picture('operations-frame', async ({ page }) => {
  await signInAsOperator(page, originToPublishIn());
  await page.route(/OperationsDesk/, () => undefined);
  await page.goto('/operations?section=log');
  await page.getByRole('navigation', { name: 'Sections of this page' }).waitFor();
});

picture('operations-equipment', async (parts) => {
  await signInAsSeller(parts.page);
  await list(parts, 'Vital signs monitor, handheld');
  await clearOtherCookies(parts.page.context());
  await signInAsOperator(parts.page, originToPublishIn());
  await parts.open('/operations?section=equipment');
  await parts.page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .waitFor();
});

picture('operations-log-of-publishing', async (parts) => {
  await signInAsSeller(parts.page);
  const name = `Pulse oximeter ${crypto.randomUUID()}`;
  await list(parts, name);
  await review(name);
  await clearOtherCookies(parts.page.context());
  await signInAsOperator(parts.page, originToPublishIn());
  await parts.open('/operations?section=log');
  await parts.page.getByRole('table').waitFor();
});

async function loseSession({ page, open }: Parts): Promise<void> {
  const person = await signInBefore(page);
  await open('/account');
  await page.getByLabel('Phone number').fill('01632 960 999');
  await endOthers(page, await signInElsewhere(page, person));
  await saveProfile(page).click();
  const account = new AccountDialog(page);
  await account.dialog.waitFor();
  await account.fillIn({ email: person.email, password: person.password });
}

picture('account-session-lost', loseSession, opened);

picture(
  'account-signed-in-again',
  async (parts) => {
    await loseSession(parts);
    await new AccountDialog(parts.page).send('Sign In');
    await parts.page.getByText('What you filled in before is still here.').waitFor();
  },
  opened,
);

picture(
  'account-organisation-asked',
  async (parts) => {
    await signInAsSeller(parts.page);
    await list(parts, 'Vital signs monitor, handheld');
    await parts.open('/account');
    await parts.page
      .getByRole('main')
      .getByRole('textbox', { name: 'Organisation' })
      .fill('Brambleford Community Hospital');
    await saveProfile(parts.page).click();
    await parts.page.getByRole('heading', { name: 'Do you want to change your organisation?' }).waitFor();
  },
  opened,
);

picture(
  'account-equipment-of-another-organisation',
  async (parts) => {
    await signInAsSeller(parts.page);
    await list(parts, 'Vital signs monitor, handheld');
    await parts.open('/account');
    await parts.page
      .getByRole('main')
      .getByRole('textbox', { name: 'Organisation' })
      .fill('Brambleford Community Hospital');
    await saveProfile(parts.page).click();
    await parts.page.getByRole('button', { name: 'Yes, change it and save' }).click();
    await parts.page.getByText('which is not your organisation now').scrollIntoViewIfNeeded();
  },
  opened,
);

picture(
  'listing-name-taken',
  async ({ page, open }) => {
    await signInAsSeller(page);
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation CreateEquipment')) return route.continue();
      const message = "Somebody else sells as 'Brambleford' here. Contact us to list products under this name";
      const fields = [{ __typename: 'FieldError', path: 'organization', message }];
      return route.fulfill({ json: { data: { createEquipment: { __typename: 'ValidationError', message, fields } } } });
    });
    await open('/equipment?form=list');
    const listing = new EquipmentPostingDialog(page);
    await listing.fillIn('Oximeter');
    await listing.send();
    await listing.summary.waitFor();
  },
  opened,
);
