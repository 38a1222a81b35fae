import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { GivenConversation } from './conversation-checks.ts';
import type { ConversationRow, ConversationThread } from './conversation-row.ts';
import { SupplierConversation, SupplierConversationThread } from './supplier-conversation.ts';

const SupplierMessageInput = builder.inputRef<GivenConversation>('SupplierMessageInput').implement({
  description: 'What a buyer writes to the supplier of a product.',
  fields: (t) => ({
    equipmentId: t.id({ required: true, description: 'Identifier of the product.' }),
    name: t.string({
      required: true,
      description: 'Full name of the buyer, 100 characters at most. The supplier sees it.',
    }),
    email: t.string({
      required: true,
      description: 'E-mail address, to which the receipt and news of answers go. The supplier does not see it.',
    }),
    phone: t.string({ description: 'Phone number. The supplier sees it.' }),
    organization: t.string({ description: 'Organisation, 200 characters at most. The supplier sees it.' }),
    message: t.string({ required: true, description: 'The message, 5,000 characters at most.' }),
  }),
});

interface ContactSupplierPayload {
  readonly conversation: ConversationRow;
}

const ContactSupplierPayload = builder.objectRef<ContactSupplierPayload>('ContactSupplierPayload').implement({
  description: 'A message was passed on to a supplier.',
  fields: (t) => ({
    reference: t.string({
      description: 'What the conversation is called, like S2026-4821037752. The link to it is mailed to the buyer.',
      resolve: ({ conversation }) => conversation.reference,
    }),
  }),
});

builder.mutationField('contactSupplier', (t) =>
  t.field({
    type: mutationResult<ContactSupplierPayload>('ContactSupplierResult', ContactSupplierPayload),
    description:
      'Writes to the supplier of a product. The buyer is mailed a receipt with a link, by which they read answers and write back. It takes no account; what a signed-in account sends is in `supplierConversations`, too. A ConflictError says that nobody answers for the supplier here.',
    args: {
      input: t.arg({ type: SupplierMessageInput, required: true, description: 'What is written, and by whom.' }),
    },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.supplierMessages.send(input).then((conversation) => ({ conversation }))),
  }),
);

const payload = (thread: ConversationThread | null) => ({ thread });
const key = 'Identifier of the conversation, or the parameter of the mailed link.';

builder.queryField('supplierConversation', (t) =>
  t.field({
    type: SupplierConversationThread,
    nullable: true,
    description:
      'A conversation with a supplier: for both of its sides signed in, for operators once it was reported, and for whoever has the mailed link of a buyer without an account. Null for anybody else.',
    args: { key: t.arg.string({ required: true, description: key }) },
    complexity: 20,
    resolve: (_root, { key: named }, { services }) => services.supplierMessages.find(named),
  }),
);

const OwnSide = builder.enumType('OwnSupplierConversationSide', {
  description: 'On which side of conversations the caller is.',
  values: {
    BUYER: { value: 'buyer', description: 'Those that the caller has begun.' },
    SUPPLIER: { value: 'supplier', description: 'Those with suppliers for which the caller answers.' },
  } as const,
});

builder.queryField('supplierConversations', (t) =>
  t.field({
    type: connectionType<ConversationRow>('SupplierConversation', SupplierConversation),
    description: 'The conversations of the caller with suppliers, or for them, those that changed last first.',
    args: {
      side: t.arg({ type: OwnSide, required: true, description: 'On which side the caller is.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { side, ...page }, { services }) => services.supplierMessages.list(side, page),
  }),
);

interface ConversationPayload {
  readonly thread: ConversationThread | null;
}

const SupplierConversationPayload = builder.objectRef<ConversationPayload>('SupplierConversationPayload').implement({
  description: 'Something was done in a conversation with a supplier.',
  fields: (t) => ({
    thread: t.expose('thread', {
      type: SupplierConversationThread,
      nullable: true,
      description: 'The conversation as it is now; null where it has just been deleted.',
    }),
  }),
});

builder.mutationField('replyToSupplierConversation', (t) =>
  t.field({
    type: mutationResult<ConversationPayload>('ReplyToSupplierConversationResult', SupplierConversationPayload),
    extensions: { needsNoSession: true },
    description: 'Adds a message to a conversation, of which the other side is told by mail.',
    args: {
      key: t.arg.string({ required: true, description: key }),
      message: t.arg.string({ required: true, description: 'The message, 5,000 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { key: named, message }, { services }) =>
      orRefusal(services.conversationReplies.reply(named, message).then(payload)),
  }),
);

builder.mutationField('reportSupplierConversation', (t) =>
  t.field({
    type: mutationResult<ConversationPayload>('ReportSupplierConversationResult', SupplierConversationPayload),
    extensions: { needsNoSession: true },
    description:
      'Reports a conversation to the operators, who may read it from then on, and reply to the report by mail.',
    args: {
      key: t.arg.string({ required: true, description: key }),
      reason: t.arg.string({ required: true, description: 'What is wrong, 1,000 characters at most.' }),
    },
    complexity: 50,
    resolve: (_root, { key: named, reason }, { services }) =>
      orRefusal(services.conversationReplies.report(named, reason).then(payload)),
  }),
);

builder.mutationField('stopSupplierConversation', (t) =>
  t.field({
    type: mutationResult<ConversationPayload>('StopSupplierConversationResult', SupplierConversationPayload),
    description:
      'Stops a conversation that was reported: nobody can write in it any more. Doing so again changes nothing. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the conversation.' }) },
    complexity: 50,
    resolve: (_root, { id }, { services }) => orRefusal(services.conversationReplies.stop(id).then(payload)),
  }),
);
