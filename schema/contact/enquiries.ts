import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import type { GivenEnquiry } from './enquiry-checks.ts';
import type { EnquiryRow } from './enquiry-row.ts';
import { categoryLabels, EnquiryCategoryEnum, EnquiryStateEnum } from './enquiry-vocabulary.ts';
import { PROMISED_HOURS, replyDueAt } from './reply-time.ts';
import type { ReplyTime } from './reply-times.queries.ts';

const EnquiryInput = builder.inputRef<GivenEnquiry>('EnquiryInput').implement({
  description: 'A message to the portal.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Full name of the sender, 100 characters at most.' }),
    email: t.string({ required: true, description: 'E-mail address, to which the receipt and the replies go.' }),
    phone: t.string({ description: 'Phone number.' }),
    organization: t.string({ description: 'Organisation, 200 characters at most.' }),
    subject: t.string({ required: true, description: 'The subject, 150 characters at most.' }),
    category: t.field({ type: EnquiryCategoryEnum, required: true, description: 'The category.' }),
    message: t.string({ required: true, description: 'The message, 5,000 characters at most.' }),
  }),
});

const EnquiryReceipt = builder.objectRef<EnquiryRow>('EnquiryReceipt').implement({
  description: 'An enquiry that has arrived. The link to it is mailed to its sender.',
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'The reference, like M2026-4821037752.' }),
    category: t.expose('category', { type: EnquiryCategoryEnum, description: 'What it is about.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it arrived.' }),
    replyDueAt: t.field({
      type: 'DateTime',
      description: 'Until when a reply is promised.',
      resolve: ({ sentAt }) => replyDueAt(sentAt),
    }),
  }),
});

interface SendEnquiryPayload {
  readonly receipt: EnquiryRow;
}

const SendEnquiryPayload = builder.objectRef<SendEnquiryPayload>('SendEnquiryPayload').implement({
  description: 'An enquiry was sent.',
  fields: (t) => ({
    receipt: t.expose('receipt', { type: EnquiryReceipt, description: 'The confirmation that it has arrived.' }),
  }),
});

builder.mutationField('sendEnquiry', (t) =>
  t.field({
    type: mutationResult<SendEnquiryPayload>('SendEnquiryResult', SendEnquiryPayload),
    description:
      'Sends an enquiry to the portal. Its sender gets a receipt by mail with a link, by which they read replies and write back. Needs no account; the enquiries of a signed-in account are also in `myEnquiries`.',
    args: { input: t.arg({ type: EnquiryInput, required: true, description: 'The message and its sender.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.enquiries.send(input).then((receipt) => ({ receipt }))),
  }),
);

const OwnEnquiry = builder.objectRef<EnquiryRow>('OwnEnquiry').implement({
  description: 'An enquiry that the caller has sent, signed in.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the enquiry.' }),
    reference: t.exposeString('reference', { description: 'The reference, like M2026-4821037752.' }),
    subject: t.exposeString('subject', { description: 'The subject, in the words of its sender.' }),
    categoryLabel: t.string({
      description: 'The label of the category.',
      resolve: ({ category }) => categoryLabels[category],
    }),
    state: t.expose('state', { type: EnquiryStateEnum, description: 'Whose turn it is.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it arrived.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When something last happened to it.' }),
    thread: t.string({
      description: 'The argument of `enquiryThread` and `replyToEnquiry`: the parameter of the mailed link.',
      resolve: (enquiry, _args, { services }) => services.enquiries.threadOf(enquiry),
    }),
  }),
});

builder.queryField('myEnquiries', (t) =>
  t.field({
    type: connectionType<EnquiryRow>('OwnEnquiry', OwnEnquiry),
    description: 'The enquiries that the caller has sent, signed in, the newest first.',
    args: { ...pageArguments },
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.enquiries.listOwn(page),
  }),
);

const EnquiryReplyTime = builder.objectRef<ReplyTime>('EnquiryReplyTime').implement({
  description: 'How soon enquiries are replied to: what is promised, and what was measured.',
  fields: (t) => ({
    contactPageHours: t.int({
      description: 'Within how many hours the contact page promises a reply.',
      resolve: () => PROMISED_HOURS.contactPage,
    }),
    helpCenterHours: t.int({
      description: 'Within how many hours the help center promises a reply to an e-mail.',
      resolve: () => PROMISED_HOURS.helpCenter,
    }),
    medianMinutes: t.exposeInt('medianMinutes', {
      nullable: true,
      description:
        'Half of the first replies of the last 90 days took no longer, in minutes; null if there were fewer than 5.',
    }),
    replies: t.exposeInt('replies', { description: 'How many first replies of the last 90 days were measured.' }),
  }),
});

builder.queryField('enquiryReplyTime', (t) =>
  t.field({
    type: EnquiryReplyTime,
    description: 'How soon enquiries are replied to; what was measured is a minute old at most.',
    complexity: 20,
    resolve: (_root, _args, { services }) => services.enquiries.replyTime(),
  }),
);
