import type { Kysely, Transaction } from 'kysely';
import type { IdentityProvider } from '../../ports.ts';
import type { DB } from '../../tables.ts';

/** A provider by which an account signs in. */
export interface ConnectedProviderRow {
  readonly id: string;
  readonly provider: IdentityProvider;
  readonly email: string;
  readonly connectedAt: string;
}

/** What is asked of an account before a provider is connected to it. */
export interface ConnectableAccount {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly emailConfirmedAt: string | null;
  readonly suspendedAt: string | null;
}

const connectable = [
  'account.id',
  'account.email',
  'account.email_key as emailKey',
  'account.email_confirmed_at as emailConfirmedAt',
  'account.suspended_at as suspendedAt',
] as const;

/** The account that an identity is connected to. */
export function findAccountOfIdentity(
  db: Kysely<DB>,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<ConnectableAccount | undefined> {
  return db
    .selectFrom('connected_identity')
    .innerJoin('account', 'account.id', 'connected_identity.account_id')
    .select(connectable)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** The account that an identity signs in to. Both stay as they are until the end of the transaction. */
export async function findAccountToSignInTo(
  transaction: Transaction<DB>,
  identity: { readonly issuer: string; readonly subject: string },
): Promise<ConnectableAccount | undefined> {
  const found = await findAccountOfIdentity(transaction, identity);
  if (!found) {
    return undefined;
  }
  await findAccountForUpdate(transaction, found.id);
  // It may have been parted from the account while that was waited for.
  return findAccountOfIdentity(transaction, identity);
}

/** The account of an address. It stays as it is until the end of the transaction. */
export function findAccountOfEmail(
  transaction: Transaction<DB>,
  emailKey: string,
): Promise<ConnectableAccount | undefined> {
  return transaction
    .selectFrom('account')
    .select(connectable)
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst();
}

/** An account by its identifier. It stays as it is until the end of the transaction. */
export function findAccountForUpdate(
  transaction: Transaction<DB>,
  id: string,
): Promise<ConnectableAccount | undefined> {
  return transaction.selectFrom('account').select(connectable).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Connects an identity; nothing if it is connected already, or the account has another of that provider. */
export async function insertIdentity(
  transaction: Transaction<DB>,
  identity: {
    readonly accountId: string;
    readonly provider: IdentityProvider;
    readonly issuer: string;
    readonly subject: string;
    readonly email: string;
    readonly now: string;
  },
): Promise<string | undefined> {
  const { accountId, provider, issuer, subject, email, now } = identity;
  const inserted = await transaction
    .insertInto('connected_identity')
    .values({ account_id: accountId, provider, issuer, subject, email, connected_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The providers of an account, by name. */
export function listConnectedProviders(db: Kysely<DB>, accountId: string): Promise<ConnectedProviderRow[]> {
  return db
    .selectFrom('connected_identity')
    .select(['id', 'email', 'connected_at as connectedAt'])
    .select((select) => select.ref('provider').$castTo<IdentityProvider>().as('provider'))
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
}

/** Forgets an identity. */
export async function deleteIdentity(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('connected_identity').where('id', '=', id).execute();
}

/** Forgets all identities of an account, and answers which they were, by name. */
export async function deleteIdentitiesOf(
  transaction: Transaction<DB>,
  accountId: string,
): Promise<Pick<ConnectedProviderRow, 'id' | 'provider'>[]> {
  const deleted = await transaction
    .deleteFrom('connected_identity')
    .where('account_id', '=', accountId)
    .returning('id')
    .returning((select) => select.ref('provider').$castTo<IdentityProvider>().as('provider'))
    .execute();
  return deleted.sort((left, right) => left.provider.localeCompare(right.provider));
}
