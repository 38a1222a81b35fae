import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import type { EnquiryFilter } from './enquiry-desk.service.ts';
import { EnquiryEntry } from './enquiry-entry.ts';
import { EnquiryRecord } from './enquiry-record.ts';
import type { EnquiryHistory, EnquiryRow } from './enquiry-row.ts';
import { EnquiryCategoryEnum, EnquiryStateEnum } from './enquiry-vocabulary.ts';

const EnquiryFilterInput = builder.inputRef<EnquiryFilter>('EnquiryFilter').implement({
  description: 'A filter of the enquiries. All conditions must hold.',
  fields: (t) => ({
    state: t.field({ type: EnquiryStateEnum, description: 'Only those in this state.' }),
    category: t.field({ type: EnquiryCategoryEnum, description: 'Only those about this.' }),
  }),
});

builder.queryField('enquiries', (t) =>
  t.field({
    type: connectionType<EnquiryRow>('EnquiryRecord', EnquiryRecord),
    description:
      'Enquiries: with the state OPEN those first that have waited longest, so that what is overdue comes first; else those that changed last. For operators only.',
    args: {
      filter: t.arg({ type: EnquiryFilterInput, description: 'The filter of the list.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...page }, { services }) => services.enquiryDesk.list(filter ?? {}, page),
  }),
);

const EnquiryHistoryType = builder.objectRef<EnquiryHistory>('EnquiryHistory').implement({
  description: 'An enquiry with all that has happened to it.',
  fields: (t) => ({
    enquiry: t.expose('enquiry', { type: EnquiryRecord, description: 'The enquiry after the change.' }),
    entries: t.field({
      type: [EnquiryEntry],
      description: 'All that has happened to it, the oldest first; 100 at most, and that it was closed then.',
      resolve: ({ entries }) => [...entries],
    }),
  }),
});

builder.queryField('enquiry', (t) =>
  t.field({
    type: EnquiryHistoryType,
    nullable: true,
    description: 'One enquiry with its history; null if there is none. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the enquiry.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => services.enquiryDesk.find(id),
  }),
);

interface EnquiryPayload {
  readonly history: EnquiryHistory;
}

const EnquiryPayload = builder.objectRef<EnquiryPayload>('EnquiryPayload').implement({
  description: 'Something was done with an enquiry.',
  fields: (t) => ({
    history: t.expose('history', { type: EnquiryHistoryType, description: 'The enquiry as it is now.' }),
  }),
});

const payload = (history: EnquiryHistory): EnquiryPayload => ({ history });
const id = { required: true, description: 'Identifier of the enquiry.' } as const;

builder.mutationField('answerEnquiry', (t) =>
  t.field({
    type: mutationResult<EnquiryPayload>('AnswerEnquiryResult', EnquiryPayload),
    description: 'Replies to an enquiry, which is mailed to its sender. For operators only.',
    args: {
      id: t.arg.id(id),
      message: t.arg.string({ required: true, description: 'The reply, 5,000 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { id: enquiry, message }, { services }) =>
      orRefusal(services.enquiryDesk.answer(enquiry, message).then(payload)),
  }),
);

builder.mutationField('closeEnquiry', (t) =>
  t.field({
    type: mutationResult<EnquiryPayload>('CloseEnquiryResult', EnquiryPayload),
    description: 'Closes an enquiry; its sender gets a mail. Closing it again changes nothing. For operators only.',
    args: { id: t.arg.id(id) },
    complexity: 50,
    resolve: (_root, { id: enquiry }, { services }) => orRefusal(services.enquiryDesk.close(enquiry).then(payload)),
  }),
);

builder.mutationField('reopenEnquiry', (t) =>
  t.field({
    type: mutationResult<EnquiryPayload>('ReopenEnquiryResult', EnquiryPayload),
    description:
      'Opens a closed enquiry again, which waits for a reply from then on. Doing so again changes nothing. For operators only.',
    args: { id: t.arg.id(id) },
    complexity: 50,
    resolve: (_root, { id: enquiry }, { services }) => orRefusal(services.enquiryDesk.reopen(enquiry).then(payload)),
  }),
);
