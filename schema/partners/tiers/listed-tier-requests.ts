import { sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { DeskTierRequestRow } from './tier-request-row.ts';

const longestWaiting: Order<DeskTierRequestRow> = {
  direction: 'asc',
  columns: [
    { expression: sql`tier_request.asked_at`, type: 'timestamptz' },
    { expression: sql`tier_request.id`, type: 'uuid' },
  ],
  values: ({ askedAt, id }) => [askedAt, id],
};

/** The requests that wait, those that have waited longest first. */
export const listedTierRequests: PlainTable<DeskTierRequestRow, 'longestWaiting', object, object> = {
  table: 'tier_request',
  orders: { longestWaiting },
  conditions: () => [sql`tier_request.state = 'waiting'`],
  select: (rows) => selectTierRequests(rows),
};

/** Adds what operators see to a query of requests. */
export function selectTierRequests(rows: RowQuery): RowQuery<DeskTierRequestRow> {
  return rows
    .innerJoin('account', 'account.id', 'tier_request.account_id')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .leftJoin('partner_tier', 'partner_tier.account_id', 'account.id')
    .select(['tier_request.id', 'tier_request.tier', 'tier_request.purpose', 'tier_request.state'])
    .select(['tier_request.asked_at as askedAt', 'tier_request.decided_at as decidedAt', 'tier_request.reason'])
    .select(['account.id as accountId', 'account.email', 'user_profile.organization'])
    .select(['partner_tier.tier as presentTier'])
    .select(sql<boolean>`account.email_confirmed_at is not null`.as('emailConfirmed'))
    .select(
      sql<string>`trim(user_profile.first_name || ' ' || user_profile.last_name)`.as('name'),
    ) as unknown as RowQuery<DeskTierRequestRow>;
}
