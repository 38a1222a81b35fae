import type { Kysely } from 'kysely';
import { act, type Rules } from '../../access/act.ts';
import { signedIn } from '../../access/viewer.ts';
import { refusePausedLines } from '../../equipment/safety-notices/paused-sale.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { refuseClosed } from '../buyer.ts';
import { quoteChanges } from '../order-limits.ts';
import { mailBuyer } from '../order-mail.ts';
import { findOrder } from '../orders.queries.ts';
import { listedQuoteRequests } from './listed-quote-requests.ts';
import { checkQuote, type GivenQuote } from './quote-draft.ts';
import type { QuoteRequestRow } from './quote-row.ts';
import { quoteGivenLetter } from './quotes.messages.ts';
import { findQuoteRequest, lockOrder, markHandled, storeQuote, withdrawQuote } from './quotes.queries.ts';

const readRequests = plainListReader(listedQuoteRequests);
const NO_SUCH_REQUEST = 'There is no such request for a quote to you.';
const ACCEPTED = 'The buyer has accepted this quote. You can no longer change or withdraw it.';

/**
 * What suppliers are asked to quote for, and their quotes. Each account knows of those of its suppliers alone, and of those
 * of the organisation for which it publishes.
 */
export class QuoteRequestsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of what the suppliers of the caller, and of the organisation for which they publish, are asked to quote for, the
   * newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async list(page: PageArguments): Promise<Connection<QuoteRequestRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    return readRequests(db, { shape: {}, values: { account }, order: 'newest', page });
  }

  /**
   * Gives a quote, or puts one in the place of the caller's quote before, until the buyer has accepted it. The buyer is
   * told by mail. The same request with the same Idempotency-Key gives it once.
   *
   * @throws NotSignedInError
   * @throws KeyReusedError
   * @throws ForbiddenError where the account is not verified.
   * @throws NotFoundError where the caller is not asked.
   * @throws ConflictError where the quote is accepted, the order closed, or the sale of an item paused by a safety notice.
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async give(id: string, given: GivenQuote): Promise<QuoteRequestRow> {
    const { db, ports, viewer } = this.#dependencies;
    await act(
      this.#dependencies,
      {
        ...toQuote(id),
        once: { operation: 'giveQuote', given: { id, ...given } },
        limit: { limit: quoteChanges, who: id },
        input: () => checkQuote(given, londonDate(ports.clock.now())),
      },
      async ({ transaction, actor, row, input: draft, now, audit }) => {
        refuseChange(row);
        const ids = new Set(row.items.map((item) => item.id));
        if (draft.lines.some(({ itemId }) => !ids.has(itemId))) {
          throw ValidationError.of('lines', 'Quote for items of the request alone.');
        }
        refusePausedLines(
          row.items,
          draft.lines.map(({ itemId }) => itemId),
        );
        const order = await findOrder(transaction, row.orderId);
        const quoteId = await storeQuote(transaction, { requestId: id, orderId: row.orderId, draft, now });
        await markHandled(transaction, row.orderId, now);
        if (order) {
          const supplier = row.supplierName;
          const letter = (named: { reference: string; address: string }) => quoteGivenLetter({ ...named, supplier });
          await mailBuyer(transaction, { kind: 'quote-given', order, letter }, { ports, now });
        }
        audit('quote.given', { subjectKind: 'order_quote', subjectId: quoteId, ownerId: actor.accountId });
        return quoteId;
      },
    );
    return own(db, { id, accountId: signedIn(viewer).accountId });
  }

  /**
   * Withdraws the caller's quote. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the account is not verified.
   * @throws NotFoundError if the caller has given none.
   * @throws ConflictError if it is accepted.
   * @throws RateLimitedError
   */
  async withdraw(id: string): Promise<QuoteRequestRow> {
    return act(
      this.#dependencies,
      { ...toQuote(id), limit: { limit: quoteChanges, who: id } },
      async ({ transaction, actor: { accountId }, row, now, audit }) => {
        if (!row.quote) {
          throw new NotFoundError('You have not quoted for this request.');
        }
        if (row.quote.withdrawnAt === null) {
          refuseAccepted(row);
          await withdrawQuote(transaction, row.quote.id, now);
          audit('quote.withdrawn', { subjectKind: 'order_quote', subjectId: row.quote.id, ownerId: accountId });
        }
        return own(transaction, { id, accountId });
      },
    );
  }
}

/** Only verified accounts quote, and only for their quote requests. */
function toQuote(id: string) {
  return {
    as: 'verified',
    may: (db, { accountId }) => own(db, { id, accountId }),
    lockRow: (transaction, { orderId }) => lockOrder(transaction, orderId),
  } as const satisfies Rules<QuoteRequestRow & { readonly orderId: string }, unknown>;
}

async function own(db: Kysely<DB>, request: { readonly id: string; readonly accountId: string }) {
  const found = isUuid(request.id) ? await findQuoteRequest(db, request) : undefined;
  if (!found) {
    throw new NotFoundError(NO_SUCH_REQUEST);
  }
  return found;
}

function refuseChange(row: QuoteRequestRow): void {
  refuseAccepted(row);
  refuseClosed(row);
}

function refuseAccepted({ quote }: QuoteRequestRow): void {
  if (quote?.lines.some(({ acceptedAt }) => acceptedAt !== null)) {
    throw new ConflictError(ACCEPTED);
  }
}
