import { TOKEN_PLACE } from '../outbox/link-place.ts';

/** What the tokens in mails about an order without an account are made for. */
export const ORDER_LINK = 'bulk_order';

/** Where the buyer reads an order: signed in by its identifier, else by the token, which is set when the mail is sent. */
export function orderAddress(
  origin: string,
  order: { readonly id: string; readonly accountId: string | null },
): string {
  return `${origin}/equipment?order=${order.accountId === null ? TOKEN_PLACE : order.id}`;
}
