import { builder } from '../builder.ts';
import type { EnquiryEntryRow } from './enquiry-row.ts';

const EnquiryEntryKind = builder.enumType('EnquiryEntryKind', {
  description: 'The kind of an entry of an enquiry.',
  values: {
    MESSAGE: { value: 'message', description: 'A message was written.' },
    CLOSED: { value: 'closed', description: 'It was closed.' },
    REOPENED: { value: 'reopened', description: 'It was opened again.' },
  } as const,
});

const EnquiryWriter = builder.enumType('EnquiryWriter', {
  description: 'The author of an entry of an enquiry.',
  values: {
    SENDER: { value: 'sender', description: 'The sender.' },
    OPERATOR: { value: 'operator', description: 'An operator of the portal.' },
  } as const,
});

export const EnquiryEntry = builder.objectRef<EnquiryEntryRow>('EnquiryEntry').implement({
  description: 'Something that happened to an enquiry. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the entry.' }),
    kind: t.expose('kind', { type: EnquiryEntryKind, description: 'What happened.' }),
    writtenBy: t.expose('writtenBy', { type: EnquiryWriter, description: 'The actor.' }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'The text, as plain text; null if there is none.',
    }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
});
