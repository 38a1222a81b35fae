import type { Kysely } from 'kysely';
import { act, type Rules } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { operator } from '../../access/viewer.ts';
import { type DeskClock, deskClock } from '../../desk/desk-clock.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { setLetter } from '../../outbox/mail-content.ts';
import { refuseLongList, shortText } from '../../queries/filter-values.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { refuseClosed } from '../buyer.ts';
import { mailBuyer } from '../order-mail.ts';
import { furtherSuppliersLetter, orderClosedLetter } from '../orders.messages.ts';
import { askChosenSuppliers } from '../quotes/ask-suppliers.queries.ts';
import { closeAndTell } from '../quotes/close-order.ts';
import { requestAddress } from '../quotes/quote-mail.ts';
import { quoteRequestLetter } from '../quotes/quotes.messages.ts';
import { lockOrder, markHandled } from '../quotes/quotes.queries.ts';
import type { AskableSupplier, DeskOrderRow } from './desk-order-row.ts';
import { listedDeskOrders } from './listed-desk-orders.ts';
import { findDeskOrder, listAskable } from './order-desk.queries.ts';

export type DeskOrderState = 'waiting' | 'answered' | 'closed';

const orderOf = { waiting: 'longest-waiting', answered: 'newest', closed: 'last-closed' } as const;
const LONGEST_REASON = 2_000;
const readOrders = plainListReader(listedDeskOrders);

/** What operators do about bulk orders. Others get NotSignedInError or ForbiddenError. */
export class OrderDeskService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of bulk orders: those that wait for a first answer with the longest waiting first, so that what is overdue comes
   * first; others with the latest first.
   *
   * @throws ValidationError that names the paging argument.
   */
  async list(state: DeskOrderState, page: PageArguments): Promise<Connection<DeskOrderRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readOrders(db, { shape: state, values: { id: '' }, order: orderOf[state], page });
  }

  /** Suppliers who can be asked to quote for an order, by a part of their name; 20 at most. @throws ValidationError */
  async askable(orderId: string, search: string): Promise<AskableSupplier[]> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    const part = shortText('search', search).trim();
    return isUuid(orderId) ? listAskable(db, { orderId, search: part }) : [];
  }

  /**
   * Asks more suppliers to quote for an order; they and the buyer get a mail.
   *
   * @throws NotFoundError
   * @throws ConflictError if the order is closed.
   * @throws ValidationError if none of the suppliers can be asked.
   */
  async ask(id: string, supplierIds: readonly string[]): Promise<DeskOrderRow> {
    const { ports } = this.#dependencies;
    const rules = {
      ...toHandle(id),
      input: () => {
        refuseLongList('supplierIds', supplierIds);
        return supplierIds.filter(isUuid);
      },
    };
    return act(this.#dependencies, rules, async ({ transaction, row: order, input: chosen, now, audit }) => {
      refuseClosed(order);
      const { reference, accountId, items, requiredDate } = order;
      const address = requestAddress(ports.site.origin);
      const asked = await askChosenSuppliers(transaction, ports.queue, {
        ...{ orderId: id, buyerId: accountId, supplierIds: chosen, now },
        content: setLetter(quoteRequestLetter({ reference, address, items, requiredDate }), ports.site),
      });
      if (asked === 0) {
        throw ValidationError.of('supplierIds', 'Choose at least one supplier who has not been asked');
      }
      await markHandled(transaction, id, now);
      await mailBuyer(
        transaction,
        { kind: 'order-suppliers-asked', order, letter: (named) => furtherSuppliersLetter({ ...named, asked }) },
        { ports, now },
      );
      audit('bulk_order.suppliers_asked', { subjectKind: 'bulk_order', subjectId: id, ownerId: accountId });
      return findExisting(transaction, id);
    });
  }

  /**
   * Closes an order for a reason, which is mailed to its buyer; suppliers whose quotes were not accepted get a mail.
   *
   * @throws NotFoundError
   * @throws ConflictError if it is closed.
   * @throws ValidationError if the reason is missing or too long.
   */
  async end(id: string, given: string): Promise<DeskOrderRow> {
    const { ports } = this.#dependencies;
    const rules = { ...toHandle(id), input: () => checkReason(given) };
    return act(this.#dependencies, rules, async ({ transaction, row: order, input: reason, now, audit }) => {
      refuseClosed(order);
      await closeAndTell(transaction, order, { ports, now }, reason);
      await mailBuyer(
        transaction,
        { kind: 'order-closed', order, letter: (named) => orderClosedLetter({ ...named, reason }) },
        { ports, now },
      );
      const subject = { subjectKind: 'bulk_order', subjectId: id, ownerId: order.accountId, reason };
      audit('bulk_order.closed', subject);
      return findExisting(transaction, id);
    });
  }

  /** How long an order has waited for a first answer; null if its buyer has got one. */
  clockOf({ sentAt, handledAt }: Pick<DeskOrderRow, 'sentAt' | 'handledAt'>): DeskClock | null {
    const { ports } = holderOfRow(this.#dependencies);
    return handledAt === null ? deskClock('orders', sentAt, ports.clock.now()) : null;
  }
}

function toHandle(id: string) {
  return {
    as: 'operator',
    may: (db) => findExisting(db, id),
    lockRow: (transaction) => lockOrder(transaction, id),
  } as const satisfies Rules<DeskOrderRow, unknown>;
}

/** @throws NotFoundError */
async function findExisting(db: Kysely<DB>, id: string): Promise<DeskOrderRow> {
  const found = isUuid(id) ? await findDeskOrder(db, id) : undefined;
  if (!found) {
    throw new NotFoundError('Bulk order not found');
  }
  return found;
}

function checkReason(given: string): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, {
    most: LONGEST_REASON,
    missing: 'Enter a reason, which the buyer reads',
  });
  checks.done();
  return reason;
}
