import { mailedAddress } from '../accounts/mails.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { expectAccessibleAndNarrow } from '../operations/accessible-and-narrow.ts';
import { originToPublishIn } from '../support/portals.ts';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { VendorForm } from './vendor-form.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anyFailure });

const newCompany = () => {
  const key = crypto.randomUUID();
  return { name: `Devices ${key} Ltd`, email: `${key}@devices.example` };
};

test('a supplier registers by keyboard, is asked for a change, makes it and is approved @either @always', async ({
  page,
  browser,
  open,
}) => {
  const company = newCompany();
  const form = new VendorForm(page);
  await open('/equipment');
  await page.getByRole('main').getByRole('link', { name: 'List Your Equipment' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Register as a supplier' })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await page.getByRole('link', { name: 'Register as a supplier' }).press('Enter');
  await expect(form.button('Next')).toBeDisabled();
  await expect(form.dialog).toContainText('To continue, enter your company name and email.');
  await form.button('Next').press('Enter');
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('listitem')).toHaveCount(6);
  await expectNoViolations(page, '[role="dialog"]');
  await form.typeCompany(company);
  await expect(form.button('Next')).toBeEnabled();
  await form.button('Next').press('Enter');
  await expect(form.heading('Step 2 of 3: Business and equipment details')).toBeFocused();
  await expect(form.button('Next')).toBeDisabled();
  await form.chooseBusiness();
  await expectNoViolations(page, '[role="dialog"]');
  await form.button('Next').press('Enter');
  await expect(form.heading('Step 3 of 3: Documents and compliance')).toBeFocused();

  // What was saved is there after a reload, and nothing is lost by going back.
  await page.reload();
  await expect(form.heading('Step 3 of 3: Documents and compliance')).toBeVisible();
  await form.button('Previous').press('Enter');
  await expect(form.field('Years in business')).toHaveValue('12');
  await form.button('Next').press('Enter');
  await form.field('Company registration or license').setInputFiles({
    name: 'License.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  });
  await expect(form.dialog).toContainText('The selected file is a program, whatever its name says.');
  await form.attach('Company registration or license', 'License.pdf');
  await form.button('Submit application').press('Enter');
  await expect(form.summary).toContainText('Select a public liability insurance document');
  await form.attach('Public liability insurance', 'Versicherung ÄÖ.pdf');
  await form.field('UK MDR 2002 compliant').press('Space');
  await expect(form.dialog).toContainText(company.name);
  await expectNoViolations(page, '[role="dialog"]');
  await form.button('Submit application').press('Enter');
  await expect(form.toast).toContainText('Vendor Application Submitted Successfully!');
  await expect(form.toast).toContainText('The team will review within 3-5 business days and send email updates.');
  await expect(form.dialog).toHaveCount(0);
  await form.toast.getByRole('button', { name: 'Follow your application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vendor application V\d{4}-\d{10}$/);
  await expect(page.getByRole('main')).toContainText('We review your application within 3 to 5 working days');
  await expectAccessibleAndNarrow(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Versicherung ÄÖ.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Versicherung ÄÖ.pdf');

  const desk = await browser.newPage({ baseURL: originToPublishIn() });
  await signInAsOperator(desk, originToPublishIn());
  await desk.goto('/operations?section=suppliers');
  const row = desk.getByRole('main').locator('ol > li').filter({ hasText: company.name });
  await expect(row).toContainText('not scanned for viruses');
  const file = desk.waitForEvent('download');
  await row.getByRole('button', { name: 'Download License.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('License.pdf');
  await row.getByRole('button', { name: /^Ask for changes/ }).press('Enter');
  await row.getByLabel('What has to change').focus();
  await desk.keyboard.type('Send the whole policy.');
  await expectAccessibleAndNarrow(desk);
  await row.getByRole('button', { name: 'Ask for these changes' }).press('Enter');
  await expect(new VendorForm(desk).toast).toContainText('The applicant is asked for changes');

  await open(await mailedAddress(originToPublishIn(), company.email, 'vendor-changes-requested'));
  await expect(page.getByRole('main')).toContainText('Send the whole policy.');
  await page.getByRole('link', { name: 'Change your application' }).press('Enter');
  await expect(form.dialog).toContainText('What has to change');
  await form.button('Next').press('Enter');
  await form.button('Next').press('Enter');
  await form.button('Remove Versicherung ÄÖ.pdf').press('Enter');
  await form.attach('Public liability insurance', 'Whole policy.pdf');
  await form.button('Submit application').press('Enter');
  await expect(page.getByRole('main')).toContainText('Sent again, revision 2');

  await desk.reload();
  await row.getByRole('button', { name: `Approve ${company.name}` }).click();
  await expect(new VendorForm(desk).toast).toContainText('The application is approved');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('You are a verified supplier');
  await desk.close();
});

test('a failure says so and keeps the form, and one retry sends it once', async ({ page, open }) => {
  const form = new VendorForm(page);
  await open('/equipment?form=vendor');
  await form.reachDocuments(newCompany());
  let tries = 0;
  await page.route('/graphql', async (route) => {
    const isSubmission = route.request().postData()?.includes('SubmitVendorApplication') ?? false;
    if (!isSubmission) return route.continue();
    tries += 1;
    // Before the write at first; at the retry the answer is lost after it.
    if (tries === 1) return route.fulfill({ status: 400, json: { errors: [{ message: 'Not now.' }] } });
    if (tries === 2) await route.fetch();
    return tries === 2 ? route.abort() : route.continue();
  });
  await form.button('Submit application').press('Enter');
  await expect(form.toast).toContainText('Submission Failed');
  await expect(form.toast).toContainText('Please try again or contact our support team at help@wayline.example');
  await expect(form.button('Remove License.pdf')).toBeVisible();
  await form.button('Submit application').press('Enter');
  await expect(form.toast).toContainText('Vendor Application Submitted Successfully!');
  expect(tries).toBe(3);
  await form.toast.getByRole('button', { name: 'Follow your application' }).click();
  await expect(page.getByRole('main').getByText('Application sent', { exact: true })).toHaveCount(1);
});

test('a step that is not saved is not lost without a question', async ({ page, open }) => {
  const form = new VendorForm(page);
  await open('/equipment?form=vendor');
  await form.field('Company name').fill('Devices Ltd');
  await page.keyboard.press('Escape');
  await expect(form.dialog.getByText('What you entered in this step is not saved.')).toBeFocused();
  await form.button('Go on with this step').press('Enter');
  await expect(form.field('Company name')).toHaveValue('Devices Ltd');
  await form.field('Company name').fill('Devices and More Ltd');
  await page.keyboard.press('Escape');
  await form.button('Close without saving').press('Enter');
  await expect(page).toHaveURL('/equipment');
});
