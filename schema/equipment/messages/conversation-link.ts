import { TOKEN_PLACE } from '../../outbox/link-place.ts';

/** What the tokens are made for that show a conversation to a buyer without an account. */
export const CONVERSATION_LINK = 'supplier_conversation';

interface Linked {
  readonly id: string;
  readonly accountId: string | null;
}

/** Where the buyer reads a conversation: signed in by its identifier, else by the token, which is set when the mail is sent. */
export function buyerAddress(origin: string, { id, accountId }: Linked): string {
  return conversationAddress(origin, accountId === null ? TOKEN_PLACE : id);
}

/** Where supplier and operators read a conversation, signed in. */
export function conversationAddress(origin: string, key: string): string {
  return `${origin}/equipment?conversation=${key}`;
}
