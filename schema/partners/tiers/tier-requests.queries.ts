import type { Kysely, Transaction } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import { selectTierRequests } from './listed-tier-requests.ts';
import type { PartnerTierName } from './partner-tiers.ts';
import type { DeskTierRequestRow, TierRequestRow, TierRequestState } from './tier-request-row.ts';

/** The tier of an account; nothing if it has none. */
export async function findTier(db: Kysely<DB>, accountId: string): Promise<PartnerTierName | undefined> {
  const row = await db
    .selectFrom('partner_tier')
    .select((select) => select.ref('tier').$castTo<PartnerTierName>().as('tier'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.tier;
}

/** What an account has asked for last. */
export function findLastRequest(db: Kysely<DB>, accountId: string): Promise<TierRequestRow | undefined> {
  return db
    .selectFrom('tier_request')
    .select(['id', 'purpose', 'asked_at as askedAt', 'decided_at as decidedAt', 'reason'])
    .select((select) => select.ref('tier').$castTo<PartnerTierName>().as('tier'))
    .select((select) => select.ref('state').$castTo<TierRequestState>().as('state'))
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertTierRequest(
  transaction: Transaction<DB>,
  request: {
    readonly accountId: string;
    readonly tier: PartnerTierName;
    readonly purpose: string;
    readonly now: string;
  },
): Promise<string> {
  const { accountId, tier, purpose, now } = request;
  const { id } = await transaction
    .insertInto('tier_request')
    .values({ account_id: accountId, tier, purpose, asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request as operators see it. */
export function findTierRequest(db: Kysely<DB>, id: string): Promise<DeskTierRequestRow | undefined> {
  const rows = db.selectFrom('tier_request').where('tier_request.id', '=', id) as unknown as RowQuery;
  return selectTierRequests(rows).executeTakeFirst();
}

/** Holds a request until the end of the transaction. */
export async function lockTierRequest(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('tier_request').select('id').where('id', '=', id).forUpdate().execute();
}

/** Writes how a request was decided. */
export async function decideTierRequest(
  transaction: Transaction<DB>,
  {
    id,
    reason,
    now,
  }: {
    readonly id: string;
    /** Null if it is approved. */
    readonly reason: string | null;
    readonly now: string;
  },
): Promise<void> {
  const state = reason === null ? 'approved' : 'declined';
  await transaction.updateTable('tier_request').set({ state, reason, decided_at: now }).where('id', '=', id).execute();
}

/** Gives an account a tier, and replaces an earlier one. */
export async function grantTier(
  transaction: Transaction<DB>,
  { accountId, tier, now }: { readonly accountId: string; readonly tier: PartnerTierName; readonly now: string },
): Promise<void> {
  await transaction
    .insertInto('partner_tier')
    .values({ account_id: accountId, tier, granted_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ tier, granted_at: now }))
    .execute();
}

/** Deletes requests that were decided before then. */
export async function deleteTierRequestsBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('tier_request').where('state', '<>', 'waiting').where('decided_at', '<', before).execute();
}

/** Deletes reservations of quota for hours that began before an instant. */
export async function deleteQuotasBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('api_quota').where('hour', '<', before).execute();
}

/** What is kept of an account as a partner, for its download. */
export async function findOwnPartnership(db: Kysely<DB>, accountId: string): Promise<object> {
  const tier = await db
    .selectFrom('partner_tier')
    .select(['tier', 'granted_at as grantedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const requests = await db
    .selectFrom('tier_request')
    .select(['id', 'tier', 'purpose', 'state', 'asked_at as askedAt', 'decided_at as decidedAt', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const hours = await db
    .selectFrom('api_quota')
    .select(['hour', 'points'])
    .where('account_id', '=', accountId)
    .orderBy('hour')
    .execute();
  return { tier: tier ?? null, requests, hours };
}
