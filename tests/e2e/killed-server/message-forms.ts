import { expect, type Page } from 'playwright/test';
import { mailedAddress } from '../accounts/mails.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { Trader } from '../orders/trade.ts';
import { takenOver } from '../support/test.ts';
import { addressOf, main, type SubmittedForms, toastOf, type, usedUp } from './submitted-form.ts';

const newsletter = (page: Page) => main(page).getByRole('region', { name: 'Newsletter' });
const discussion = (page: Page) => page.getByRole('region', { name: 'Discussion' });
const subscription = (page: Page) => page.getByRole('region', { name: 'Subscribe to Updates' });
const mailed = 'We have sent you an email. It says what to do next.';
const article = 'six-employment-checks';

/** What visitors write to the portal, and to each other below the news. */
export const messageForms: SubmittedForms = {
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
  enquiryReply: {
    operation: 'ReplyToEnquiry',
    fillIn: async ({ page, open, origin, mark }) => {
      const email = addressOf(mark);
      const enquiry = {
        name: 'Asha Mensah',
        email,
        category: 'partnership',
        subject: 'A pilot',
        message: 'Whom do we ask?',
      };
      expect((await page.request.post('/api/contact/enquiry', { data: enquiry })).status()).toBe(201);
      await open(await mailedAddress(origin, email, 'enquiry-received'));
      await type(main(page).getByLabel('Write back'), mark);
    },
    button: (page) => main(page).getByRole('button', { name: 'Send message' }),
    failed: usedUp,
    sent: toastOf('Message sent'),
  },
  newsletter: {
    operation: 'SubscribeToNewsletter',
    fillIn: async ({ page, open, mark }) => {
      await open('/contact');
      await type(newsletter(page).getByLabel('Email address'), addressOf(mark));
    },
    button: (page) => newsletter(page).getByRole('button', { name: 'Subscribe' }),
    failed: usedUp,
    sent: (page) => [newsletter(page), mailed],
  },
  statusSubscription: {
    operation: 'SubscribeToStatus',
    fillIn: async ({ page, open, mark }) => {
      await open('/system-status');
      const opener = page.getByRole('button', { name: 'Subscribe to Updates' });
      await takenOver(opener);
      await opener.press('Enter');
      await type(subscription(page).getByLabel('Email address'), addressOf(mark));
    },
    button: (page) => subscription(page).getByRole('button', { name: 'Subscribe', exact: true }),
    failed: usedUp,
    sent: (page) => [subscription(page), mailed],
  },
  comment: {
    operation: 'AddComment',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open(`/news?article=${article}#discussion`);
      await type(discussion(page).getByLabel('Your comment'), mark);
    },
    button: (page) => discussion(page).getByRole('button', { name: 'Post comment' }),
    failed: usedUp,
    sent: toastOf('Your comment is held for moderation'),
  },
  commentReport: {
    operation: 'ReportComment',
    fillIn: async ({ page, open, origin, mark }) => {
      const author = await Trader.verified('Riverside', origin);
      const add =
        'mutation ($id: ID!, $text: String!) { done: addArticleComment(articleId: $id, text: $text) { __typename } }';
      await author.ask(add, { id: article, text: `Remarks of ${mark}` });
      await signInBefore(page, { email: addressOf(mark) });
      await open(`/news?article=${article}#discussion`);
      const comment = discussion(page).getByRole('listitem').filter({ hasText: mark });
      await comment.getByRole('button', { name: /^Report/ }).press('Enter');
      await type(comment.getByLabel('What is wrong with this comment?'), mark);
    },
    button: (page) => discussion(page).getByRole('button', { name: 'Report comment' }),
    failed: usedUp,
    sent: toastOf('The comment is reported'),
  },
};
