import type { Transaction } from 'kysely';
import { type Letter, setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { DB } from '../../tables.ts';
import type { Occasion } from '../order-mail.ts';

/** The page on which a supplier reads a quote request. */
export function requestAddress(origin: string): string {
  return `${origin}/account#quotes`;
}

/** Mails the account that gave a quote. */
export async function mailSupplier(
  transaction: Transaction<DB>,
  {
    kind,
    accountId,
    email,
    letter,
  }: {
    readonly kind: 'quote-accepted' | 'quote-refused';
    readonly accountId: string;
    readonly email: string;
    readonly letter: (address: string) => Letter;
  },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const content = setLetter(letter(requestAddress(site.origin)), site);
  await insertMail(transaction, queue, { kind, recipient: email, accountId, content, now });
}
