import type { Transaction } from 'kysely';
import { type Letter, setLetter } from '../outbox/mail-content.ts';
import { insertMail } from '../outbox/outbox.queries.ts';
import type { MailPorts } from '../ports.ts';
import type { DB } from '../tables.ts';
import { ORDER_LINK, orderAddress } from './order-link.ts';

export interface Occasion {
  readonly ports: MailPorts;
  readonly now: string;
}

/** Whom a mail to the buyer goes to, and about which order. */
export interface MailedOrder {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly accountId: string | null;
}

/** Mails the buyer of an order, with the link to its page. */
export async function mailBuyer(
  transaction: Transaction<DB>,
  {
    kind,
    order,
    letter,
  }: {
    readonly kind: string;
    readonly order: MailedOrder;
    readonly letter: (named: { readonly reference: string; readonly address: string }) => Letter;
  },
  { ports: { site, queue }, now }: Occasion,
): Promise<void> {
  const { id, reference, email, accountId } = order;
  const content = setLetter(letter({ reference, address: orderAddress(site.origin, order) }), site);
  await insertMail(transaction, queue, {
    ...{ kind, recipient: email, accountId, content, now },
    ...(accountId === null && { tokenOf: { purpose: ORDER_LINK, id } }),
  });
}
