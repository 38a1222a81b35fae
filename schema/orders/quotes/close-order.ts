import type { Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { Occasion } from '../order-mail.ts';
import type { OrderRow } from '../order-row.ts';
import { mailSupplier } from './quote-mail.ts';
import { quoteRefusedLetter } from './quotes.messages.ts';
import { closeOrder, listQuoters, listQuotes } from './quotes.queries.ts';

/** Closes an order, with the reason of an operator; suppliers whose quotes were not accepted get a mail. */
export async function closeAndTell(
  transaction: Transaction<DB>,
  { id, reference }: Pick<OrderRow, 'id' | 'reference'>,
  occasion: Occasion,
  reason: string | null = null,
): Promise<void> {
  await closeOrder(transaction, { orderId: id, reason, now: occasion.now });
  const quotes = await listQuotes(transaction, id);
  const refused = new Set(
    quotes.filter(({ lines }) => lines.every(({ acceptedAt }) => acceptedAt === null)).map((quote) => quote.id),
  );
  for (const quoter of await listQuoters(transaction, id)) {
    if (refused.has(quoter.quoteId)) {
      const letter = (address: string) => quoteRefusedLetter({ reference, address });
      await mailSupplier(transaction, { kind: 'quote-refused', ...quoter, letter }, occasion);
    }
  }
}
