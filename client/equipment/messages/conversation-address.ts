/** The part of the address that names a conversation with a supplier: its identifier, or the token of the mailed link. */
export const CONVERSATION = 'conversation';

/** The address of a conversation. */
export function conversationAddress(key: string): string {
  return `/equipment?${CONVERSATION}=${key}`;
}

/** The query of the same page without a conversation. */
export function withoutConversation(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(CONVERSATION);
  return params.size > 0 ? `?${params}` : '';
}
