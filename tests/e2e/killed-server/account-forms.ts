import { expect, type Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { addressOf, dialog, main, type SubmittedForms, summaryWith, toastOf, type, usedUp } from './submitted-form.ts';

const pathName = 'NHS Compliance Excellence';
const webinarTitle = 'Buying equipment that lasts';
const enrol = (page: Page) => main(page).getByRole('button', { name: `Enroll Now ${pathName}` });
const register = (page: Page) => main(page).getByRole('button', { name: `Register Free ${webinarTitle}` });
const organisation = (page: Page) => page.getByRole('region', { name: 'Organisation', exact: true });
const tier = (page: Page) => page.getByRole('region', { name: 'Your tier' });

/** What signed-in users send for themselves. */
export const accountForms: SubmittedForms = {
  enrolment: {
    operation: 'Enrol',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/training');
      await expect(enrol(page)).toBeEnabled();
    },
    button: enrol,
    failed: toastOf('You were not enrolled'),
    sent: toastOf(`Enrollment initiated for: ${pathName}`),
  },
  webinarPlace: {
    operation: 'RegisterForWebinar',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/training');
      await expect(register(page)).toBeEnabled();
    },
    button: register,
    failed: toastOf('You were not registered'),
    sent: toastOf('You are registered for:'),
  },
  invitation: {
    operation: 'InviteMember',
    fillIn: async ({ page, open, origin, mark }) => {
      await signInVerified(page, origin, { organization: `Hospital ${mark}` });
      await open('/account#organisation');
      await type(organisation(page).getByLabel('Email address'), addressOf(mark));
      await organisation(page)
        .getByRole('checkbox', { name: /^Post jobs/ })
        .press('Space');
    },
    button: (page) => organisation(page).getByRole('button', { name: 'Send invitation' }),
    failed: usedUp,
    sent: toastOf('Invitation sent'),
  },
  apiKey: {
    operation: 'CreateApiKey',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/account/api-keys');
      await page.getByRole('link', { name: 'Create an API key' }).press('Enter');
      await type(dialog(page).getByRole('textbox', { name: 'Name' }), mark);
      await dialog(page)
        .getByRole('checkbox', { name: /^read:jobs/ })
        .press('Space');
    },
    button: (page) => dialog(page).getByRole('button', { name: 'Create key' }),
    failed: usedUp,
    // Its secret went with the lost answer, and is told by no other.
    sent: summaryWith(/This request has created the API key apikey-\S+ \(wlk_\w{8}…\) before/),
  },
  webhook: {
    operation: 'CreateWebhook',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/account/webhooks');
      await page.getByRole('link', { name: 'Add a webhook' }).press('Enter');
      await type(dialog(page).getByRole('textbox', { name: 'Address' }), `https://receiver.example/${mark}`);
      await dialog(page)
        .getByRole('checkbox', { name: /^job\.published/ })
        .press('Space');
    },
    button: (page) => dialog(page).getByRole('button', { name: 'Add webhook' }),
    failed: usedUp,
    sent: summaryWith(/This request has added the webhook https:\S+ before/),
  },
  partnerTier: {
    operation: 'RequestPartnerTier',
    fillIn: async ({ page, open, mark }) => {
      await signInBefore(page, { email: addressOf(mark) });
      await open('/account/api-keys');
      await type(tier(page).getByLabel('Tier', { exact: true }), 'Health');
      await type(tier(page).getByLabel('What you want to use it for'), `Our rota system. ${mark}`);
    },
    button: (page) => tier(page).getByRole('button', { name: 'Send request' }),
    failed: usedUp,
    sent: toastOf('Your request is sent'),
  },
};
