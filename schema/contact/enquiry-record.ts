import { builder } from '../builder.ts';
import type { EnquiryRow } from './enquiry-row.ts';
import { categoryLabels, EnquiryCategoryEnum, EnquiryStateEnum } from './enquiry-vocabulary.ts';
import { replyDueAt } from './reply-time.ts';

/** An enquiry in the list of all enquiries. */
export const EnquiryRecord = builder.objectRef<EnquiryRow>('EnquiryRecord').implement({
  description: 'An enquiry as operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the enquiry.' }),
    reference: t.exposeString('reference', { description: 'The reference, like M2026-4821037752.' }),
    name: t.exposeString('name', { description: 'Full name of the sender.' }),
    email: t.exposeString('email', { description: 'E-mail address of the sender, as it was entered.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the sender, if one was given.' }),
    organization: t.exposeString('organization', {
      nullable: true,
      description: 'Organisation of the sender, if one was given.',
    }),
    hasAccount: t.boolean({
      description: 'Whether its sender was signed in.',
      resolve: ({ accountId }) => accountId !== null,
    }),
    subject: t.exposeString('subject', { description: 'The subject, in the words of its sender.' }),
    category: t.expose('category', { type: EnquiryCategoryEnum, description: 'What it is about.' }),
    categoryLabel: t.string({
      description: 'The label of the category.',
      resolve: ({ category }) => categoryLabels[category],
    }),
    state: t.expose('state', { type: EnquiryStateEnum, description: 'Whose turn it is.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it arrived.' }),
    waitingSince: t.expose('waitingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when its sender waits for a reply; null while none is waited for.',
    }),
    replyDueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when a reply is promised; null while none is waited for.',
      resolve: ({ waitingSince }) => (waitingSince === null ? null : replyDueAt(waitingSince)),
    }),
    isOverdue: t.boolean({
      description: 'Whether its deadline for a reply has passed.',
      resolve: ({ waitingSince }, _args, { services }) => services.enquiryDesk.isOverdue({ waitingSince }),
    }),
    firstRepliedAt: t.expose('firstRepliedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was replied to first; null if it was not.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When something last happened to it.' }),
  }),
});
