import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

interface Member {
  readonly accountId: string;
  readonly organisationId: string;
}

/**
 * Hands the bulk orders that a member sent for their organisation to a colleague before the member leaves, or once the
 * member no longer sees them: they belong to the organisation, and suppliers contact the colleague from then on. They stay
 * unchanged if no other member buys or manages.
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

/** The colleague who takes over orders: one who buys before one who manages, the longest member first. */
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
