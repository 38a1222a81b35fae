import type { Kysely } from 'kysely';
import type { DB } from '../../tables.ts';

/**
 * The subscription at the address of an account. Null if there is none, and if the account has not confirmed its
 * address: whose it is then is not known.
 */
export async function findOwnSubscription(db: Kysely<DB>, accountId: string): Promise<object | null> {
  const subscription = await db
    .selectFrom('status_subscription as subscription')
    .innerJoin('account', 'account.email_key', 'subscription.email_key')
    .select(['subscription.asked_at as askedAt', 'subscription.confirmed_at as confirmedAt'])
    .where('account.id', '=', accountId)
    .where('account.email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return subscription ?? null;
}

/** Ends the subscriptions at the confirmed address of an account: to the status, and to the newsletters. */
export async function deleteOwnSubscriptions(db: Kysely<DB>, accountId: string): Promise<void> {
  const confirmed = db
    .selectFrom('account')
    .select('email_key')
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is not', null);
  await db.deleteFrom('status_subscription').where('email_key', '=', confirmed).execute();
  await db.deleteFrom('newsletter_subscription').where('email_key', '=', confirmed).execute();
}

/**
 * The subscription to a newsletter at the address of an account. Null if there is none, and if the account has not
 * confirmed its address.
 */
export async function findOwnNewsletter(
  db: Kysely<DB>,
  accountId: string,
  list: 'news' | 'developers',
): Promise<object | null> {
  const subscription = await db
    .selectFrom('newsletter_subscription as subscription')
    .innerJoin('account', 'account.email_key', 'subscription.email_key')
    .select(['subscription.name', 'subscription.asked_at as askedAt', 'subscription.confirmed_at as confirmedAt'])
    .where('account.id', '=', accountId)
    .where('subscription.list', '=', list)
    .where('account.email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return subscription ?? null;
}
