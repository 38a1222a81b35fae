import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

interface Member {
  readonly accountId: string;
  readonly organisationId: string;
}

/**
 * Has a colleague answer for the bulk orders that a member has sent for their organisation, before the member leaves: they are
 * the organisation's, and suppliers reach the colleague from now on. Where nobody else orders or manages, they stay as they
 * are.
 */
export async function handOverOrders(transaction: Transaction<DB>, member: Member): Promise<void> {
  const heir = await findBuyer(transaction, member);
  if (heir !== undefined) {
    await sql`
      update bulk_order set account_id = account.id, email = account.email,
          contact_name = coalesce(nullif(trim(user_profile.first_name || ' ' || user_profile.last_name), ''), account.email),
          phone = coalesce(nullif(user_profile.phone, ''), 'Not given')
        from account join user_profile on user_profile.id = account.id
        where account.id = ${heir} and bulk_order.account_id = ${member.accountId}
          and bulk_order.organisation_id = ${member.organisationId}`.execute(transaction);
  }
}

/** The colleague to whom orders go: one who buys before one who manages, and the longest there of those. */
async function findBuyer(db: Kysely<DB>, { accountId, organisationId }: Member): Promise<string | undefined> {
  const found = await db
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.id')
    .where('membership.organisation_id', '=', organisationId)
    .where('account.id', '<>', accountId)
    .where('account.suspended_at', 'is', null)
    .where('membership.verified_at', 'is not', null)
    .where(sql<boolean>`membership.roles && array['buy', 'manage']`)
    .orderBy(sql`'buy' = any(membership.roles)`, 'desc')
    .orderBy('membership.joined_at')
    .orderBy('membership.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
