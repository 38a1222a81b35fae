import type { Transaction } from 'kysely';
import { type Letter, setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { conversationReceivedLetter } from './conversation.messages.ts';
import { buyerAddress, CONVERSATION_LINK, conversationAddress } from './conversation-link.ts';
import { mailSupplierMembers } from './conversation-mail.queries.ts';

interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Whom a mail to the buyer goes to, and about which conversation. */
export interface MailedConversation {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly accountId: string | null;
}

/** Mails the buyer, with the link to the conversation. */
export async function mailConversationBuyer(
  transaction: Transaction<DB>,
  {
    kind,
    conversation,
    letter,
  }: {
    readonly kind: 'supplier-message-sent' | 'supplier-message-answered';
    readonly conversation: MailedConversation;
    readonly letter: (named: { readonly reference: string; readonly address: string }) => Letter;
  },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const { id, reference, email, accountId } = conversation;
  const content = setLetter(letter({ reference, address: buyerAddress(site.origin, conversation) }), site);
  await insertMail(transaction, queue, {
    ...{ kind, recipient: email, accountId, content, now },
    ...(accountId === null && { tokenOf: { purpose: CONVERSATION_LINK, id } }),
  });
}

/** Mails those who answer for the supplier that there is a message; answers how many they are. */
export function mailConversationSupplier(
  transaction: Transaction<DB>,
  {
    id,
    reference,
    supplierId,
    productName,
  }: {
    readonly id: string;
    readonly reference: string;
    readonly supplierId: string;
    readonly productName: string;
  },
  { ports: { site, queue }, now }: Occasion,
): Promise<number> {
  const address = conversationAddress(site.origin, id);
  const content = setLetter(conversationReceivedLetter({ reference, address, product: productName }), site);
  return mailSupplierMembers(transaction, queue, { supplierId, content, now });
}
