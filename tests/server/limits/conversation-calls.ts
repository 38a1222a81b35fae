import { randomUUID } from 'node:crypto';
import * as conversationLimits from '../../../schema/equipment/messages/conversation-limits.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { testSecret } from '../../support/test-app.ts';
import { type Asking, type LimitedCall, mutation, network } from './doors.ts';

const send = mutation(
  'contactSupplier',
  'ContactSupplierPayload',
  ({ equipment, signedUp: { email } }) =>
    `input: { equipmentId: "${equipment}", name: "A Buyer", email: "${email}", message: "How much?" }`,
);

const own = ({ conversations }: Asking) => conversations.own;
const byLink = ({ conversations }: Asking) =>
  linkTokens([testSecret]).tokenOf('supplier_conversation', conversations.visitors);
const reply = (key: (asking: Asking) => string) =>
  mutation(
    'replyToSupplierConversation',
    'SupplierConversationPayload',
    (asking) => `key: "${key(asking)}", message: "${randomUUID()}"`,
  );
const report = (key: (asking: Asking) => string) =>
  mutation(
    'reportSupplierConversation',
    'SupplierConversationPayload',
    (asking) => `key: "${key(asking)}", reason: "${randomUUID()}"`,
  );

const ofMessages = { file: 'schema/equipment/messages/supplier-messages.service.ts', doors: [send] };
const file = 'schema/equipment/messages/conversation-writing.ts';
const whoOfOwn = (asking: Asking) => `${own(asking)} ${asking.id}`;
const whoByLink = ({ conversations }: Asking) => conversations.visitors;

/** Of what buyers and suppliers write to each other. */
export const conversationCalls: readonly LimitedCall[] = [
  { ...ofMessages, limit: conversationLimits.conversationRequests, who: () => network },
  { ...ofMessages, limit: conversationLimits.conversationMails, who: ({ signedUp }) => signedUp.email },
  { file, limit: conversationLimits.conversationReplies, who: whoOfOwn, doors: [reply(own)] },
  { file, limit: conversationLimits.conversationReplies, who: whoByLink, doors: [reply(byLink)] },
  { file, limit: conversationLimits.conversationReports, who: whoOfOwn, doors: [report(own)] },
  { file, limit: conversationLimits.conversationReports, who: whoByLink, doors: [report(byLink)] },
];
