import { EquipmentPostingDialog, review, signInAsSeller } from '../equipment/seller.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

const opened = { fullPage: false };

picture(
  'listing',
  async ({ page, open }) => {
    await signInAsSeller(page);
    await open('/equipment?form=list');
    await new EquipmentPostingDialog(page).field('Product name').waitFor();
  },
  opened,
);

picture(
  'listing-errors',
  async ({ page, open }) => {
    await signInAsSeller(page);
    await open('/equipment?form=list');
    const listing = new EquipmentPostingDialog(page);
    await listing.field('Availability').selectOption('Pre-order');
    await listing.send();
    await listing.summary.waitFor();
    await listing.field('Price of one, without VAT').scrollIntoViewIfNeeded();
  },
  opened,
);

picture(
  'listing-end',
  async ({ page, open }) => {
    await signInAsSeller(page);
    await open('/equipment?form=list');
    await new EquipmentPostingDialog(page).dialog
      .getByRole('button', { name: 'Send for review' })
      .scrollIntoViewIfNeeded();
  },
  opened,
);

picture(
  'listing-sent',
  async ({ page, open }) => {
    await signInAsSeller(page);
    await open('/equipment?form=list');
    const listing = new EquipmentPostingDialog(page);
    await listing.fillIn('Pulse oximeter, handheld');
    await listing.send();
    await listing.sent.waitFor();
  },
  opened,
);

picture('account-equipment', async ({ page, open }) => {
  await signInAsSeller(page);
  await open('/equipment?form=list');
  const listing = new EquipmentPostingDialog(page);
  const name = `Pulse oximeter ${crypto.randomUUID()}`;
  await listing.fillIn(name);
  await listing.send();
  await listing.sent.waitFor();
  await review(name, 'Say which risk class it is, and attach the UKCA certificate number.');
  await listing.dialog.getByRole('button', { name: 'List another product' }).click();
  await listing.fillIn('Vital signs monitor, handheld');
  await listing.send();
  await listing.sent.waitFor();
  await open('/account');
  await page.getByRole('button', { name: 'Withdraw Vital signs monitor, handheld' }).click();
});
