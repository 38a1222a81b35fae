import { randomUUID } from 'node:crypto';
import * as conversationLimits from '../../../schema/equipment/messages/conversation-limits.ts';
import { type Asking, type LimitedCall, mutation, network } from './doors.ts';

const send = mutation(
  'contactSupplier',
  'ContactSupplierPayload',
  ({ equipment, signedUp: { email } }) =>
    `input: { equipmentId: "${equipment}", name: "A Buyer", email: "${email}", message: "How much?" }`,
);

const own = ({ conversation }: Asking) => conversation;
const reply = mutation(
  'replyToSupplierConversation',
  'SupplierConversationPayload',
  (asking) => `key: "${own(asking)}", message: "${randomUUID()}"`,
);
const report = mutation(
  'reportSupplierConversation',
  'SupplierConversationPayload',
  (asking) => `key: "${own(asking)}", reason: "${randomUUID()}"`,
);

const ofMessages = { file: 'schema/equipment/messages/supplier-messages.service.ts', doors: [send] };
const file = 'schema/equipment/messages/conversation-replies.service.ts';
const whoOfOwn = (asking: Asking) => `${own(asking)} ${asking.id}`;

/** Of what buyers and suppliers write to each other. */
export const conversationCalls: readonly LimitedCall[] = [
  { ...ofMessages, limit: conversationLimits.conversationRequests, who: () => network },
  { ...ofMessages, limit: conversationLimits.conversationMails, who: ({ signedUp }) => signedUp.email },
  { file, limit: conversationLimits.conversationReplies, who: whoOfOwn, doors: [reply] },
  { file, limit: conversationLimits.conversationReports, who: whoOfOwn, doors: [report] },
];
