import type { DueMail } from '../../../schema/outbox/outbox.queries.ts';

/** A mail as the outbox hands it out. */
export const dueMail: DueMail = {
  id: '01a1ede2-6680-790d-b5ad-95077e39d399',
  kind: 'password-reset',
  recipient: 'asha@example.com',
  subject: 'Choose a new password – today',
  text: 'Hello,\n\nChoose a new password.',
  html: '<!doctype html><p>Hello,</p>',
  createdAt: '2026-11-20T09:30:00.000Z',
  uselessAfter: null,
  unsubscribeAddress: null,
};

export const from = { name: 'Portal', address: 'no-reply@portal.example' };
