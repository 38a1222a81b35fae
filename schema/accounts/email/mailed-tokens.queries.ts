import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { LinkPurpose, MailedLink } from './mailed-link.ts';

/** Whom a mail may be sent to, at the address that the account has and not as a user wrote it. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
}

/**
 * The account of the address, unless it is suspended; its address cannot change until the end of the transaction. If the
 * address is just being changed, the query waits, and then does not find the account.
 */
export function findRecipientForShare(transaction: Transaction<DB>, emailKey: string): Promise<Recipient | undefined> {
  return transaction
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Stores the purpose of a link; returns its identifier. Without an account the link is never valid. */
export async function insertMailedToken(
  transaction: Transaction<DB>,
  { purpose, expiresAt }: MailedLink,
  {
    accountId,
    newEmail = null,
    now,
  }: { readonly accountId: string | null; readonly newEmail?: string | null; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('mailed_token')
    .values({ purpose, account_id: accountId, new_email: newEmail, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a followed link says. */
export interface FollowedLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  /** The address of the account as it is. */
  readonly email: string;
  /** The address that it is to have. */
  readonly newEmail: string | null;
}

/** How a link is known: by its identifier, or by the digest of a token that was made before tokens were derived. */
export type LinkKey = { readonly id: string } | { readonly digest: Buffer };

/** The data of a link that is still valid, with one of these purposes. */
export function findFollowedLink(
  db: Kysely<DB>,
  key: LinkKey,
  { purposes, now }: { readonly purposes: readonly LinkPurpose[]; readonly now: string },
): Promise<FollowedLink | undefined> {
  return (
    db
      .selectFrom('mailed_token')
      .innerJoin('account', 'account.id', 'mailed_token.account_id')
      .select(['mailed_token.id', 'account.id as accountId', 'account.email', 'mailed_token.new_email as newEmail'])
      .select((select) => select.ref('mailed_token.purpose').$castTo<LinkPurpose>().as('purpose'))
      .where((where) =>
        'id' in key ? where('mailed_token.id', '=', key.id) : where('mailed_token.digest', '=', key.digest),
      )
      .where('mailed_token.purpose', 'in', purposes)
      .where('mailed_token.expires_at', '>', now)
      // Of an address that another account had, no one has the link.
      .where((where) => where.or([where('purpose', '!=', 'change_email'), where('new_email', 'is not', null)]))
      .where('account.suspended_at', 'is', null)
      .executeTakeFirst()
  );
}

/** Spends a link; false if another user has done so meanwhile. */
export async function spendLink(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction.deleteFrom('mailed_token').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Invalidates all links that were mailed to an account. */
export async function deleteLinksOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await transaction.deleteFrom('mailed_token').where('account_id', '=', accountId).execute();
}

/** Deletes the links that were good until before. */
export async function deleteExpiredLinks(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('mailed_token').where('expires_at', '<', before).execute();
}

/** Notes that the address of an account is its owner's. */
export async function confirmAddress(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Gives an account another address, which its owner has confirmed; false if it belongs to another account. */
export async function replaceAddress(
  transaction: Transaction<DB>,
  {
    id,
    email,
    emailKey,
    now,
  }: { readonly id: string; readonly email: string; readonly emailKey: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ email, email_key: emailKey, email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other')
            .select('other.id')
            .where('other.email_key', '=', emailKey)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
