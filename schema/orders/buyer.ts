import type { Transaction } from 'kysely';
import { act } from '../access/act.ts';
import { requireRole } from '../access/members/membership.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { buysWith, seesOrder } from './order-belonging.ts';
import { buyerChanges } from './order-limits.ts';
import { ORDER_LINK } from './order-link.ts';
import type { OrderRow } from './order-row.ts';
import { findOrder } from './orders.queries.ts';
import { lockOrder } from './quotes/quotes.queries.ts';

export const NO_SUCH_ORDER = 'There is no such order of yours.';

/** What a buyer's write is given: their order, locked until the transaction ends. */
export interface Buying {
  readonly transaction: Transaction<DB>;
  readonly order: OrderRow;
  readonly instant: Date;
  readonly now: string;
}

/**
 * Writes as the buyer of an order: as the account that sent it or that orders for its organisation, by its identifier, or by the link that was mailed to a
 * buyer without an account.
 *
 * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
 * @throws ForbiddenError if one manages the organisation and does not order for it.
 */
export function asBuyer<Result>(
  dependencies: ServiceDependencies,
  key: string,
  work: (buying: Buying) => Promise<Result>,
): Promise<Result> {
  const { db, ports } = dependencies;
  const linked = ports.linkTokens.idOf(ORDER_LINK, key);
  return linked === undefined ? asAccount() : asHolder(linked);

  function asAccount(): Promise<Result> {
    return act(
      dependencies,
      {
        as: 'member',
        limit: { limit: buyerChanges, who: key },
        may: async (handle, actor) => {
          const order = isUuid(key) ? await findOrder(handle, key) : undefined;
          const owned = order && { ...order, ownerId: order.accountId };
          if (!owned || !seesOrder(actor, owned)) {
            throw new NotFoundError(NO_SUCH_ORDER);
          }
          if (!buysWith(actor, owned)) {
            requireRole(actor, 'buy');
          }
          return order;
        },
        lockRow: (transaction) => lockOrder(transaction, key),
      },
      ({ transaction, row: order, instant, now }) => work({ transaction, order, instant, now }),
    );
  }

  async function asHolder(id: string): Promise<Result> {
    const instant = ports.clock.now();
    if ((await findOrder(db, id))?.accountId !== null) {
      throw new NotFoundError(NO_SUCH_ORDER);
    }
    await ports.limiter.take(buyerChanges, id);
    return inTransaction(db, async (transaction) => {
      await lockOrder(transaction, id);
      const order = await findOrder(transaction, id);
      if (!order) {
        throw new NotFoundError(NO_SUCH_ORDER);
      }
      return work({ transaction, order, instant, now: instant.toISOString() });
    });
  }
}

/** Refuses changes after the end of an order. @throws ConflictError */
export function refuseClosed({ closedAt }: Pick<OrderRow, 'closedAt'>): void {
  if (closedAt !== null) {
    throw new ConflictError('This request is closed. No quote is taken or accepted any more.');
  }
}
