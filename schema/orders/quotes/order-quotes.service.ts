import { anyone, holderOfRow } from '../../access/anyone.ts';
import { refusePausedLines } from '../../equipment/safety-notices/paused-sale.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { londonDate } from '../../text/clock-text.ts';
import { asBuyer, type Buying, refuseClosed } from '../buyer.ts';
import type { OrderRow } from '../order-row.ts';
import { findOrder } from '../orders.queries.ts';
import { closeAndTell } from './close-order.ts';
import { mailSupplier } from './quote-mail.ts';
import type { QuoteRow, QuoteStateName } from './quote-row.ts';
import { quoteState } from './quote-state.ts';
import { quoteAcceptedLetter } from './quotes.messages.ts';
import { acceptLines, isComplete, listQuoters, listQuotes } from './quotes.queries.ts';

/** What a buyer accepts. */
export interface Acceptance {
  /** Identifier of the order, or the token of the mailed link. */
  readonly key: string;
  readonly quoteId: string;
  /** The revision of the quote that the caller has read. */
  readonly revision: number;
  /** The accepted items; by default all that are left of the quote. */
  readonly itemIds?: readonly string[] | null | undefined;
}

const unavailable = {
  refused: 'Another quote has been accepted for what this quote is for.',
  expired: 'This quote has expired. Ask the supplier for a new one.',
  withdrawn: 'The supplier has withdrawn this quote.',
  inactive: 'This supplier is not verified at present. Nothing more of its quote can be accepted.',
} as const;

/** What buyers make of the quotes for their orders. */
export class OrderQuotesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** The quotes for an order that was read for the viewer; the first given first. */
  list({ id }: OrderRow): Promise<QuoteRow[]> {
    const { db } = holderOfRow(this.#dependencies);
    return listQuotes(db, id);
  }

  /** The present state of a quote that the viewer may see. */
  stateOf(quote: QuoteRow): QuoteStateName {
    const { ports } = holderOfRow(this.#dependencies);
    return quoteState(quote, londonDate(ports.clock.now()));
  }

  /**
   * Accepts a quote, whole or by item. Once each item has its supplier, the order is closed; those whose quotes were not
   * accepted are told.
   *
   * @throws NotSignedInError
   * @throws NotFoundError where there is no such order of the buyer's, or no such quote for it.
   * @throws ConflictError where the quote has changed, expired or been withdrawn, an item has its supplier or its sale is
   *   paused by a safety notice, the supplier is not verified at present, or the order is closed.
   * @throws ValidationError where an item is not in the quote.
   * @throws RateLimitedError
   */
  async accept({ key, quoteId, revision, itemIds }: Acceptance): Promise<OrderRow> {
    const dependencies = anyone(this.#dependencies);
    refuseLongList('itemIds', itemIds);
    const accepting = async ({ transaction, order, instant, now }: Buying) => {
      refuseClosed(order);
      const quotes = await listQuotes(transaction, order.id);
      const quote = quotes.find(({ id }) => id === quoteId);
      if (!quote) {
        throw new NotFoundError('There is no such quote for this request. The supplier may have withdrawn it.');
      }
      const items = acceptable(quote, itemIds, londonDate(instant));
      if (!quote.supplierActive) {
        throw new ConflictError(unavailable.inactive);
      }
      if (quote.revision !== revision) {
        throw new ConflictError('This quote has changed since you opened it. Look at it again.');
      }
      refusePausedLines(order.items, items);
      await acceptLines(transaction, { quoteId, itemIds: items, now });
      const quoters = await listQuoters(transaction, order.id);
      const occasion = { ports: dependencies.ports, now };
      const { reference } = order;
      const accepted = quoters.find((quoter) => quoter.quoteId === quoteId);
      if (accepted) {
        const named = order.items.filter(({ id }) => items.includes(id));
        const letter = (address: string) => quoteAcceptedLetter({ reference, address, items: named });
        await mailSupplier(transaction, { kind: 'quote-accepted', ...accepted, letter }, occasion);
      }
      if (await isComplete(transaction, order.id)) {
        await closeAndTell(transaction, order, { ports: dependencies.ports, now });
      }
      return (await findOrder(transaction, order.id)) ?? order;
    };
    return asBuyer(dependencies, key, accepting);
  }

  /**
   * Ends an order: it gets no more quotes, and suppliers whose quotes were not accepted get a mail. Ending it again changes
   * nothing.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   */
  async close(key: string): Promise<OrderRow> {
    const dependencies = anyone(this.#dependencies);
    return asBuyer(dependencies, key, async ({ transaction, order, now }) => {
      if (order.closedAt === null) {
        await closeAndTell(transaction, order, { ports: dependencies.ports, now });
      }
      return (await findOrder(transaction, order.id)) ?? order;
    });
  }
}

/** The items of a quote that are accepted now. @throws ConflictError @throws ValidationError */
function acceptable(quote: QuoteRow, chosen: Acceptance['itemIds'], today: string): string[] {
  const state = quoteState(quote, today);
  if (state !== 'open' && state !== 'accepted') {
    throw new ConflictError(unavailable[state]);
  }
  if (quote.expiresOn < today) {
    throw new ConflictError(unavailable.expired);
  }
  const free = quote.lines.filter(({ acceptedAt, isTaken }) => acceptedAt === null && !isTaken);
  const wanted = chosen == null ? free.map(({ itemId }) => itemId) : [...new Set(chosen)];
  if (wanted.length === 0 || wanted.some((id) => !quote.lines.some(({ itemId }) => itemId === id))) {
    if (chosen == null) {
      throw new ConflictError('You have accepted all of this quote that is left.');
    }
    throw ValidationError.of('itemIds', 'Choose items that are in the quote.');
  }
  if (wanted.some((id) => !free.some(({ itemId }) => itemId === id))) {
    throw new ConflictError('A quote has been accepted for one of these items already.');
  }
  return wanted;
}
