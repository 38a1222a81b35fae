import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { VendorForm } from '../vendors/vendor-form.ts';
import { anything, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

const opened = { fullPage: false };
const company = () => ({ name: 'Brambleford Devices Ltd', email: `${crypto.randomUUID()}@devices.example` });

picture(
  'selling',
  async ({ page, open }) => {
    await open('/equipment?form=sell');
    await page.getByRole('dialog').waitFor();
  },
  opened,
);

picture(
  'vendor-company',
  async ({ page, open }) => {
    await open('/equipment?form=vendor');
    await new VendorForm(page).field('Company name').waitFor();
  },
  opened,
);

picture(
  'vendor-documents',
  async ({ page, open }) => {
    await open('/equipment?form=vendor');
    await new VendorForm(page).reachDocuments(company());
  },
  opened,
);

picture('vendor-status', async ({ page, open }) => {
  await open('/equipment?form=vendor');
  const form = new VendorForm(page);
  await form.reachDocuments(company());
  await form.button('Submit application').press('Enter');
  await form.toast.getByRole('button', { name: 'Follow your application' }).click();
  await page.getByRole('heading', { name: 'Documents' }).waitFor();
});

picture(
  'vendor-problems',
  async ({ page, open }) => {
    await open('/equipment?form=vendor');
    const form = new VendorForm(page);
    await form.button('Next').press('Enter');
    await form.summary.waitFor();
  },
  opened,
);

picture(
  'vendor-business',
  async ({ page, open }) => {
    await open('/equipment?form=vendor');
    const form = new VendorForm(page);
    await form.typeCompany(company());
    await form.button('Next').press('Enter');
    await form.heading('Step 2 of 3: Business and equipment details').waitFor();
  },
  opened,
);

picture(
  'vendor-submitted',
  async ({ page, open }) => {
    await open('/equipment?form=vendor');
    const form = new VendorForm(page);
    await form.reachDocuments(company());
    await form.button('Submit application').press('Enter');
    await form.toast.getByRole('button', { name: 'Follow your application' }).waitFor();
  },
  opened,
);
