import { builder } from '../../builder.ts';
import type { ConversationEntryRow, ConversationRow, ConversationThread } from './conversation-row.ts';

const SupplierConversationState = builder.enumType('SupplierConversationState', {
  description: 'Whose turn it is in a conversation with a supplier.',
  values: {
    WAITING: { value: 'waiting', description: 'The buyer waits for an answer.' },
    ANSWERED: { value: 'answered', description: 'The supplier has answered.' },
    STOPPED: { value: 'stopped', description: 'An operator has stopped it: nobody can write in it any more.' },
  } as const,
});

const ConversationSide = builder.enumType('SupplierConversationSide', {
  description: 'As whom one reads a conversation with a supplier.',
  values: {
    BUYER: { value: 'buyer', description: 'As its buyer, who has begun it.' },
    SUPPLIER: { value: 'supplier', description: 'For its supplier.' },
    OPERATOR: { value: 'operator', description: 'As an operator, as it was reported.' },
  } as const,
});

const SupplierConversationWriter = builder.enumType('SupplierConversationWriter', {
  description: 'Who writes in a conversation with a supplier.',
  values: {
    BUYER: { value: 'buyer', description: 'The buyer.' },
    SUPPLIER: { value: 'supplier', description: 'An account that answers for the supplier.' },
  } as const,
});

export const SupplierConversation = builder.objectRef<ConversationRow>('SupplierConversation').implement({
  description: 'What a buyer and the supplier of a product write to each other, as both sides see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the conversation.' }),
    reference: t.exposeString('reference', { description: 'What it is called, like S2026-4821037752.' }),
    productId: t.exposeID('equipmentId', {
      nullable: true,
      description: 'Identifier of the product that it is about; null where that is gone.',
    }),
    productName: t.exposeString('productName', { description: 'Name of the product when the buyer wrote.' }),
    supplierName: t.exposeString('supplierName', { description: 'Name of the supplier.' }),
    buyerName: t.exposeString('name', { description: 'Full name of the buyer, as they entered it.' }),
    buyerOrganization: t.exposeString('organization', {
      nullable: true,
      description: 'Organisation of the buyer, if one was given.',
    }),
    buyerPhone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number of the buyer, if one was given.',
    }),
    state: t.expose('state', { type: SupplierConversationState, description: 'Whose turn it is.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was begun.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When something last happened in it.' }),
    isReported: t.boolean({
      description: 'Whether one of both sides has reported it to the operators, who may read it from then on.',
      resolve: ({ reportedAt }) => reportedAt !== null,
    }),
  }),
});

const SupplierConversationEntry = builder.objectRef<ConversationEntryRow>('SupplierConversationEntry').implement({
  description: 'A message of a conversation with a supplier. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the message.' }),
    writtenBy: t.expose('writtenBy', { type: SupplierConversationWriter, description: 'Who wrote it.' }),
    body: t.exposeString('body', { description: 'What was written, as plain text.' }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

export const SupplierConversationThread = builder
  .objectRef<ConversationThread>('SupplierConversationThread')
  .implement({
    description: 'A conversation with a supplier with all that was written in it, as one of its sides reads it.',
    fields: (t) => ({
      conversation: t.expose('conversation', { type: SupplierConversation, description: 'The conversation.' }),
      side: t.expose('side', { type: ConversationSide, description: 'As whom the caller reads it.' }),
      entries: t.field({
        type: [SupplierConversationEntry],
        description: 'All messages, the oldest first; 100 at most.',
        resolve: ({ entries }) => [...entries],
      }),
    }),
  });
