import { expect, type Locator, type Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { EquipmentPostingDialog } from '../equipment/seller.ts';
import { PostingForm } from '../jobs/posting-form.ts';
import { BulkOrderDialog } from '../orders/bulk-order-dialog.ts';
import { VendorForm } from '../vendors/vendor-form.ts';

type Open = (address: string) => Promise<void>;

/** What a test of one form is given: a page, and a word that no other submission has. */
interface Given {
  readonly page: Page;
  readonly open: Open;
  readonly origin: string;
  readonly mark: string;
  /** The title of the job that the first form has posted. */
  readonly jobTitle: string;
}

/** A form, as far as its submission goes. */
interface SubmittedForm {
  readonly operation: string;
  /** Opens it and fills it in. */
  fillIn(given: Given): Promise<void>;
  /** What sends it, by keyboard. */
  readonly button: (page: Page) => Locator;
  /** What says that it was not sent. */
  readonly failed: (page: Page) => readonly [Locator, string | RegExp];
  /** What says that it was. */
  readonly sent: (page: Page) => readonly [Locator, string | RegExp];
}

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });
const usedUp = (page: Page) => [summary(page), 'Maximum retries exceeded'] as const;
const newsletter = (page: Page) => main(page).getByRole('region', { name: 'Newsletter' });
const discussion = (page: Page) => page.getByRole('region', { name: 'Discussion' });
const pathName = 'NHS Compliance Excellence';
const webinarTitle = 'Buying equipment that lasts';

async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text);
}

export const addressOf = (mark: string) => `${mark}@example.com`;

/** The forms by what they send. What the first one posts is applied for in another. */
export const forms: Readonly<Record<string, SubmittedForm>> = {
  job: {
    operation: 'CreateJob',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { email: addressOf(mark) });
      await open('/staff-portal?form=job');
      await new PostingForm(page).fillIn(mark);
    },
    button: (page) => new PostingForm(page).button('Post job'),
    failed: usedUp,
    sent: (page) => [new PostingForm(page).dialog, 'Job posted'],
  },
  enquiry: {
    operation: 'SendEnquiry',
    fillIn: async ({ page, open, mark }) => {
      await open('/contact');
      const form = main(page)
        .locator('form')
        .filter({ has: page.getByLabel('Message') });
      await type(form.getByLabel('Full name'), 'Asha Mensah');
      await type(form.getByLabel('Email'), addressOf(mark));
      await type(form.getByLabel('Inquiry category'), 'Bill');
      await type(form.getByLabel('Subject'), mark);
      await type(form.getByLabel('Message'), 'Who can we talk to?');
    },
    button: (page) => main(page).getByRole('button', { name: 'Send message' }),
    failed: usedUp,
    sent: (page) => [main(page), 'Message sent'],
  },
  newsletter: {
    operation: 'SubscribeToNewsletter',
    fillIn: async ({ page, open, mark }) => {
      await open('/contact');
      await type(newsletter(page).getByLabel('Email address'), addressOf(mark));
    },
    button: (page) => newsletter(page).getByRole('button', { name: 'Subscribe' }),
    failed: usedUp,
    sent: (page) => [newsletter(page), 'We have sent you an email. It says what to do next.'],
  },
  bulkOrder: {
    operation: 'RequestBulkOrder',
    fillIn: async ({ page, open, mark }) => {
      await open('/equipment?form=bulk-order');
      const order = new BulkOrderDialog(page);
      await order.fillInBuyer(addressOf(mark));
      await type(order.field('Equipment type'), 'Surg');
      await type(order.field('Description'), 'Scissors');
    },
    button: (page) => new BulkOrderDialog(page).submit,
    failed: (page) => [toast(page), 'Submission Failed'],
    sent: (page) => [toast(page), 'Bulk Order Request Submitted!'],
  },
  vendorApplication: {
    operation: 'SubmitVendorApplication',
    fillIn: async ({ page, open, mark }) => {
      await open('/equipment?form=vendor');
      await new VendorForm(page).reachDocuments({ name: mark, email: addressOf(mark) });
    },
    button: (page) => new VendorForm(page).button('Submit application'),
    failed: (page) => [toast(page), 'Submission Failed'],
    sent: (page) => [toast(page), 'Vendor Application Submitted Successfully!'],
  },
  jobApplication: {
    operation: 'ApplyForJob',
    fillIn: async ({ page, open, mark, jobTitle }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open(`/staff-portal?q=${encodeURIComponent(`"${jobTitle}"`)}`);
      await page
        .getByRole('link', { name: /^Apply Now/ })
        .first()
        .press('Enter');
      await type(page.getByLabel('Supporting statement'), mark);
    },
    button: (page) => page.getByRole('button', { name: 'Send application' }),
    failed: usedUp,
    sent: (page) => [page.getByRole('dialog', { name: 'Application sent' }), /^/],
  },
  enrolment: {
    operation: 'Enrol',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/training');
      await expect(forms['enrolment']?.button(page) ?? page.locator('none')).toBeEnabled();
    },
    button: (page) => main(page).getByRole('button', { name: `Enroll Now ${pathName}` }),
    failed: (page) => [toast(page), 'You were not enrolled'],
    sent: (page) => [toast(page), `Enrollment initiated for: ${pathName}`],
  },
  webinarPlace: {
    operation: 'RegisterForWebinar',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/training');
      await expect(forms['webinarPlace']?.button(page) ?? page.locator('none')).toBeEnabled();
    },
    button: (page) => main(page).getByRole('button', { name: `Register Free ${webinarTitle}` }),
    failed: (page) => [toast(page), 'You were not registered'],
    sent: (page) => [toast(page), 'You are registered for:'],
  },
  comment: {
    operation: 'AddComment',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/news?article=six-employment-checks#discussion');
      await type(discussion(page).getByLabel('Your comment'), mark);
    },
    button: (page) => discussion(page).getByRole('button', { name: 'Post comment' }),
    failed: usedUp,
    sent: (page) => [toast(page), 'Your comment is held for moderation'],
  },
  product: {
    operation: 'CreateEquipment',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { email: addressOf(mark), organization: `Seller ${mark}` });
      await open('/equipment?form=list');
      await new EquipmentPostingDialog(page).fillIn(mark);
    },
    button: (page) => new EquipmentPostingDialog(page).dialog.getByRole('button', { name: 'Send for review' }),
    failed: usedUp,
    sent: (page) => [new EquipmentPostingDialog(page).dialog, 'Sent for review'],
  },
};
