import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

export interface AskedSubscription {
  readonly id: string;
  /** Where it is mailed to. */
  readonly email: string;
  readonly confirmedAt: string | null;
}

/** Notes that an address is to be subscribed. One that is confirmed stays as it is. */
export async function askForSubscription(
  transaction: Transaction<DB>,
  { email, emailKey, now }: { readonly email: string; readonly emailKey: string; readonly now: string },
): Promise<AskedSubscription> {
  return transaction
    .insertInto('status_subscription')
    .values({ email, email_key: emailKey, asked_at: now })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        email: sql<string>`case when status_subscription.confirmed_at is null then excluded.email
          else status_subscription.email end`,
        asked_at: sql<string>`case when status_subscription.confirmed_at is null then excluded.asked_at
          else status_subscription.asked_at end`,
      }),
    )
    .returning(['id', 'email', 'confirmed_at as confirmedAt'])
    .executeTakeFirstOrThrow();
}

/** Confirms a subscription that was asked for after; true if it is confirmed now, or was before. */
export async function confirmSubscription(
  db: Kysely<DB>,
  id: string,
  { askedAfter, now }: { readonly askedAfter: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('status_subscription')
    .set((row) => ({ confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)) }))
    .where('id', '=', id)
    .where((row) => row.or([row('confirmed_at', 'is not', null), row('asked_at', '>', askedAfter)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When a subscription was asked for, and when confirmed; nothing if it has ended. */
export async function findSubscription(
  db: Kysely<DB>,
  id: string,
): Promise<{ readonly askedAt: string; readonly confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('status_subscription')
    .select(['asked_at as askedAt', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Ends a subscription: its address goes, with the mails that wait for it. */
export async function deleteSubscription(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('status_subscription').where('id', '=', id).execute();
}

/** Deletes subscriptions that were requested before an instant and never confirmed. */
export async function deleteUnconfirmedSubscriptions(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('status_subscription').where('confirmed_at', 'is', null).where('asked_at', '<', before).execute();
}
