import { type RawBuilder, sql } from 'kysely';
import { isOrderSeenBy } from '../access/members/seen-orders.queries.ts';

/**
 * Whether an account may be told of an event at this moment: of one that is for a single account, that one; of an order, those
 * who see it as its buyer. It is asked when events are given out, before each attempt, and where the log is read.
 *
 * @param event the name of the event's row. @param account the identifier of the account, as an expression.
 */
export function mayBeTold(event: 'told' | 'event', account: RawBuilder<unknown>): RawBuilder<boolean> {
  const [accountId, orderId] = [sql.ref(`${event}.account_id`), sql.ref(`${event}.order_id`)];
  return sql<boolean>`((${accountId} is null or ${accountId} = ${account})
    and (${orderId} is null or ${isOrderSeenBy(orderId, account)}))`;
}
