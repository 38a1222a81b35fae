import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { NewsletterList } from './newsletter-list.ts';

/** The database allows no other values. */
const listColumn = sql<NewsletterList>`list`.as('list');

export interface AskedNewsletter {
  readonly id: string;
  /** Where it is mailed to. */
  readonly email: string;
  readonly confirmedAt: string | null;
}

/** Notes that an address is to be subscribed to a newsletter. One that is confirmed stays as it is. */
export async function askForNewsletter(
  transaction: Transaction<DB>,
  given: {
    readonly list: NewsletterList;
    readonly email: string;
    readonly emailKey: string;
    readonly name: string | null;
    readonly now: string;
  },
): Promise<AskedNewsletter> {
  const kept = (column: 'email' | 'name' | 'asked_at') =>
    sql<never>`case when newsletter_subscription.confirmed_at is null then ${sql.ref(`excluded.${column}`)}
      else ${sql.ref(`newsletter_subscription.${column}`)} end`;
  return transaction
    .insertInto('newsletter_subscription')
    .values({
      list: given.list,
      email: given.email,
      email_key: given.emailKey,
      name: given.name,
      asked_at: given.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'list'])
        .doUpdateSet({ email: kept('email'), name: kept('name'), asked_at: kept('asked_at') }),
    )
    .returning(['id', 'email', 'confirmed_at as confirmedAt'])
    .executeTakeFirstOrThrow();
}

/** Confirms a subscription that was requested after an instant; its address and newsletter if this call confirmed it. */
export async function confirmNewsletter(
  transaction: Transaction<DB>,
  id: string,
  { askedAfter, now }: { readonly askedAfter: string; readonly now: string },
): Promise<{ readonly email: string; readonly list: NewsletterList } | undefined> {
  return transaction
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', askedAfter)
    .returning(['email', listColumn])
    .executeTakeFirst();
}

/** To which newsletter a subscription is, when it was asked for, and when confirmed; nothing if it has ended. */
export async function findNewsletterSubscription(
  db: Kysely<DB>,
  id: string,
): Promise<
  { readonly list: NewsletterList; readonly askedAt: string; readonly confirmedAt: string | null } | undefined
> {
  return db
    .selectFrom('newsletter_subscription')
    .select([listColumn, 'asked_at as askedAt', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Ends a subscription: its address goes, with the mails that wait for it. The newsletter that it was to; nothing if it had ended. */
export async function deleteNewsletterSubscription(db: Kysely<DB>, id: string): Promise<NewsletterList | undefined> {
  const ended = await db
    .deleteFrom('newsletter_subscription')
    .where('id', '=', id)
    .returning(listColumn)
    .executeTakeFirst();
  return ended?.list;
}

/** Deletes subscriptions that were requested before an instant and never confirmed. */
export async function deleteUnconfirmedReaders(db: Kysely<DB>, before: string): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute();
}
