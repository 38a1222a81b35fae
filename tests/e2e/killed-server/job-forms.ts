import type { Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { advertise } from '../jobs/applications.ts';
import { PostingForm } from '../jobs/posting-form.ts';
import { Trader } from '../orders/trade.ts';
import { addressOf, type SubmittedForms, summaryWith, toastOf, type, usedUp } from './submitted-form.ts';

const apply = `mutation ($jobId: ID!, $statement: String!) {
  done: applyForJob(jobId: $jobId, input: { statement: $statement }) { __typename } }`;
const notesButton = 'Add a note on Amira Khan';
const notes = (page: Page) => page.getByRole('region', { name: 'Notes on Amira Khan' });
const sheetHead = 'Job title\tDepartment\tTown\tType\tUrgency\tBand\tJob description';

/** What employers and applicants send. What the first form posts is applied for in another. */
export const jobForms: SubmittedForms = {
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
  jobNote: {
    operation: 'AddApplicationNote',
    fillIn: async ({ page, open, origin, mark }) => {
      const employer = await signInVerified(page, origin, { organization: `Ward ${mark}` });
      const jobId = await advertise(page, employer, `Post of ${mark}`);
      const applicant = await Trader.verified('Riverside', origin);
      await applicant.ask(apply, { jobId, statement: `I answer ${mark}.` });
      await open(`/staff-portal?job=${jobId}&form=applications`);
      const sheet = page.getByRole('dialog', { name: 'Applications' });
      await sheet.getByRole('button', { name: notesButton }).press('Enter');
      await type(notes(page).getByLabel(notesButton), mark);
    },
    button: (page) => page.getByRole('button', { name: 'Add note', exact: true }),
    failed: usedUp,
    sent: (page) => [notes(page).getByRole('listitem').filter({ hasText: 'jobnote-' }), 'Amira Khan, '],
  },
  jobDraft: {
    operation: 'CreateJobDraft',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { organization: `Ward ${mark}` });
      await open('/staff-portal?form=job');
      await type(new PostingForm(page).field('Job title'), mark);
    },
    button: (page) => new PostingForm(page).button('Save draft and close'),
    failed: toastOf('The draft could not be saved'),
    sent: toastOf('Draft saved'),
  },
  publishedDraft: {
    operation: 'PublishJobDraft',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { organization: `Ward ${mark}` });
      await open('/staff-portal?form=job');
      const form = new PostingForm(page);
      await type(form.field('Job title'), mark);
      await form.button('Save draft and close').press('Enter');
      await open('/account');
      await page.getByRole('link', { name: `Continue the draft of ${mark}` }).press('Enter');
      await form.fillIn(mark);
    },
    button: (page) => new PostingForm(page).button('Post job'),
    failed: usedUp,
    sent: (page) => [new PostingForm(page).dialog, 'Job posted'],
  },
  sheetOfJobs: {
    operation: 'CreateJobs',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { organization: `Ward ${mark}` });
      await open('/staff-portal?form=job&from=sheet');
      const { dialog } = new PostingForm(page);
      await dialog.getByLabel('Rows').fill(`${sheetHead}\n${mark}\tWard\tLeeds\tPermanent\tLow\t6\tYou care.`);
      await dialog.getByRole('button', { name: 'Check rows' }).press('Enter');
    },
    button: (page) => new PostingForm(page).button('Post 1 job'),
    failed: summaryWith(/Post them again unchanged: no job is posted twice\..*Maximum retries exceeded/),
    sent: (page) => [new PostingForm(page).dialog, '1 job posted'],
  },
  savedSearch: {
    operation: 'SaveSearch',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open(`/staff-portal?q=${mark}`);
    },
    button: (page) => page.getByRole('button', { name: 'Save this search' }),
    failed: toastOf('The search was not saved'),
    sent: toastOf('Search saved'),
  },
};
