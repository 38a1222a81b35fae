import { builder } from '../builder.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { EnquiryEntry } from './enquiry-entry.ts';
import type { EnquiryHistory } from './enquiry-row.ts';
import { categoryLabels, EnquiryStateEnum } from './enquiry-vocabulary.ts';
import { replyDueAt } from './reply-time.ts';

const EnquiryThread = builder.objectRef<EnquiryHistory>('EnquiryThread').implement({
  description: 'An enquiry as its sender sees it, who has the link to it.',
  fields: (t) => ({
    reference: t.string({
      description: 'The reference, like M2026-4821037752.',
      resolve: ({ enquiry }) => enquiry.reference,
    }),
    subject: t.string({
      description: 'The subject, in the words of its sender.',
      resolve: ({ enquiry }) => enquiry.subject,
    }),
    categoryLabel: t.string({
      description: 'The label of the category.',
      resolve: ({ enquiry }) => categoryLabels[enquiry.category],
    }),
    state: t.field({
      type: EnquiryStateEnum,
      description: 'Whose turn it is.',
      resolve: ({ enquiry }) => enquiry.state,
    }),
    replyDueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when a reply is promised; null while none is waited for.',
      resolve: ({ enquiry: { waitingSince } }) => (waitingSince === null ? null : replyDueAt(waitingSince)),
    }),
    entries: t.field({
      type: [EnquiryEntry],
      description: 'All that has happened to it, the oldest first; 100 at most, and that it was closed then.',
      resolve: ({ entries }) => [...entries],
    }),
  }),
});

interface EnquiryThreadPayload {
  readonly thread: EnquiryHistory;
}

const EnquiryThreadPayload = builder.objectRef<EnquiryThreadPayload>('EnquiryThreadPayload').implement({
  description: 'Something was done with an enquiry.',
  fields: (t) => ({
    thread: t.expose('thread', { type: EnquiryThread, description: 'The enquiry as it is now.' }),
  }),
});

const payload = (thread: EnquiryHistory): EnquiryThreadPayload => ({ thread });
const thread = 'The parameter thread of the mailed link.';

builder.queryField('enquiryThread', (t) =>
  t.field({
    type: EnquiryThread,
    nullable: true,
    description: 'The enquiry of a mailed link; null if the link is not valid. Needs no account.',
    args: { thread: t.arg.string({ required: true, description: thread }) },
    complexity: 20,
    resolve: (_root, { thread: token }, { services }) => services.enquiryThreads.find(token),
  }),
);

builder.mutationField('replyToEnquiry', (t) =>
  t.field({
    type: mutationResult<EnquiryThreadPayload>('ReplyToEnquiryResult', EnquiryThreadPayload),
    extensions: { needsNoSession: true },
    description: 'Adds a message of its sender to an enquiry, by the mailed link. A closed one is opened by it.',
    args: {
      thread: t.arg.string({ required: true, description: thread }),
      message: t.arg.string({ required: true, description: 'The message, 5,000 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { thread: token, message }, { services }) =>
      orRefusal(services.enquiryThreads.reply(token, message).then(payload)),
  }),
);

builder.mutationField('closeEnquiryThread', (t) =>
  t.field({
    type: mutationResult<EnquiryThreadPayload>('CloseEnquiryThreadResult', EnquiryThreadPayload),
    extensions: { needsNoSession: true },
    description: 'Closes an enquiry by its sender, by the mailed link. Doing so again changes nothing.',
    args: { thread: t.arg.string({ required: true, description: thread }) },
    complexity: 50,
    resolve: (_root, { thread: token }, { services }) => orRefusal(services.enquiryThreads.close(token).then(payload)),
  }),
);
