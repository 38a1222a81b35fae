import type { Examples } from '../engine/answer-example.ts';
import type { Route, Tag } from '../engine/route.ts';
import { write } from '../engine/rows.ts';
import { SendEnquiryDocument, SubscribeToNewsletterDocument } from '../operations.generated.ts';

const tag: Tag = { name: 'Contact', description: 'Messages to those who run the portal, and the newsletter.' };
const examples: Examples = {
  EnquiryInput: {
    name: 'Asha Mensah',
    email: 'asha@example.com',
    phone: '01632 960 001',
    organization: 'Brambleford Community Hospital',
    subject: 'A pilot on one ward',
    category: 'partnership',
    message: 'We would like to try the search on one ward for 6 months. Who can we talk to?',
  },
  EnquiryReceipt: {
    reference: 'M2026-4821037752',
    category: 'partnership',
    sentAt: '2026-11-24T09:30:00.000Z',
    replyDueAt: '2026-11-25T09:30:00.000Z',
  },
  subscribeToNewsletter: { email: 'asha@example.com', name: 'Asha Mensah' },
  MessagePayload: { message: 'We have sent you an email. It says what to do next.' },
};
const area = { tag, examples, onceByKey: true };

/** The rows of the REST table about writing to the portal. */
export const contactRoutes: readonly Route[] = [
  write(SendEnquiryDocument, {
    ...area,
    path: '/contact/enquiry',
    summary: 'Send a message',
    checkPart: ({ enquiries }, checks, values) => enquiries.checkPart(checks, values),
    status: 201,
  }),
  write(SubscribeToNewsletterDocument, {
    ...area,
    path: '/contact/newsletter',
    summary: 'Ask for the newsletter',
    status: 202,
  }),
];
