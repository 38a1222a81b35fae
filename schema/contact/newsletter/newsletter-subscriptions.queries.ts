import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

export interface AskedNewsletter {
  readonly id: string;
  /** Where it is mailed to. */
  readonly email: string;
  readonly confirmedAt: string | null;
}

/** Notes that an address is to be subscribed. One that is confirmed stays as it is. */
export async function askForNewsletter(
  transaction: Transaction<DB>,
  given: { readonly email: string; readonly emailKey: string; readonly name: string | null; readonly now: string },
): Promise<AskedNewsletter> {
  const kept = (column: 'email' | 'name' | 'asked_at') =>
    sql<never>`case when newsletter_subscription.confirmed_at is null then ${sql.ref(`excluded.${column}`)}
      else ${sql.ref(`newsletter_subscription.${column}`)} end`;
  return transaction
    .insertInto('newsletter_subscription')
    .values({ email: given.email, email_key: given.emailKey, name: given.name, asked_at: given.now })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ email: kept('email'), name: kept('name'), asked_at: kept('asked_at') }),
    )
    .returning(['id', 'email', 'confirmed_at as confirmedAt'])
    .executeTakeFirstOrThrow();
}

/** Confirms a subscription that was asked for after; its address where it was confirmed just now. */
export async function confirmNewsletter(
  transaction: Transaction<DB>,
  id: string,
  { askedAfter, now }: { readonly askedAfter: string; readonly now: string },
): Promise<string | undefined> {
  const confirmed = await transaction
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', askedAfter)
    .returning('email')
    .executeTakeFirst();
  return confirmed?.email;
}

/** When a subscription was asked for, and when confirmed; nothing where it has ended. */
export async function findNewsletterSubscription(
  db: Kysely<DB>,
  id: string,
): Promise<{ readonly askedAt: string; readonly confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('newsletter_subscription')
    .select(['asked_at as askedAt', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Ends a subscription: its address goes, with the mails that wait for it. */
export async function deleteNewsletterSubscription(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('id', '=', id).execute();
}

/** Deletes what was asked for before and never confirmed. */
export async function deleteUnconfirmedReaders(db: Kysely<DB>, before: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute();
}
