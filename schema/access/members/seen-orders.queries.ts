import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an account sees an order as its buyer, as `seesOrder` (`orders/order-belonging.ts`) says it of a row.
 *
 * @param order the identifier of the order, as an expression. @param account that of the account.
 */
export function isOrderSeenBy(order: RawBuilder<unknown>, account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from bulk_order as own
      where own.id = ${order} and own.organisation_id is null and own.account_id = ${account}
    union all
    select 1 from bulk_order as shared
        join membership on membership.organisation_id = shared.organisation_id
        join organisation on organisation.id = membership.organisation_id
      where shared.id = ${order} and membership.account_id = ${account} and membership.roles && '{buy,manage}'::text[]
        and (shared.account_id = ${account}
          or (membership.verified_at is not null and organisation.verified_at is not null)))`;
}
