import { type Kysely, sql, type Transaction } from 'kysely';
import type { Access } from '../access/viewer.ts';
import type { DB } from '../tables.ts';
import type { AccountRow, Credentials, Profile } from './account-row.ts';

export interface NewAccount {
  readonly email: string;
  readonly emailKey: string;
  /** Null if a user signs in elsewhere. */
  readonly passwordHash: string | null;
  readonly emailConfirmedAt?: string | undefined;
  readonly termsVersion: string | null;
  readonly profile: Profile;
  readonly now: string;
}

/** Inserts an account with its profile; nothing if the address has one already. */
export async function insertAccount(transaction: Transaction<DB>, account: NewAccount): Promise<string | undefined> {
  const { email, emailKey, emailConfirmedAt, passwordHash, termsVersion, profile, now } = account;
  const inserted = await transaction
    .insertInto('account')
    .values({
      email,
      email_key: emailKey,
      email_confirmed_at: emailConfirmedAt ?? null,
      password_hash: passwordHash,
      terms_version: termsVersion,
      terms_accepted_at: termsVersion === null ? null : now,
      verification_asked_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    return undefined;
  }
  const { firstName, lastName, phone, organization, role } = profile;
  await transaction
    .insertInto('user_profile')
    .values({ id: inserted.id, first_name: firstName, last_name: lastName, phone, organization, role, updated_at: now })
    .execute();
  return inserted.id;
}

/** Whether any account exists. */
export async function hasAccounts(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** What a sign-in with the address is checked against. */
export function findCredentials(db: Kysely<DB>, emailKey: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('account')
    .select([
      'id',
      'password_hash as passwordHash',
      'password_expires_at as passwordExpiresAt',
      'suspended_at as suspendedAt',
    ])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** What an account is signed in with, locked until the transaction ends. */
export function findCredentialsForUpdate(
  transaction: Transaction<DB>,
  id: string,
): Promise<Pick<Credentials, 'passwordHash' | 'suspendedAt'> | undefined> {
  return transaction
    .selectFrom('account')
    .select(['password_hash as passwordHash', 'suspended_at as suspendedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Why an account was suspended the last time; nothing if no reason was noted. */
export async function findSuspensionReason(db: Kysely<DB>, id: string): Promise<string | null> {
  const entry = await db
    .selectFrom('audit_entry')
    .select('reason')
    .where('owner_id', '=', id)
    .where('action', '=', 'account.suspended')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.reason ?? null;
}

/** The digest of an account's password; null if it has none. */
export async function findPasswordHash(db: Kysely<DB>, id: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** One account with its profile. */
export function findAccount(db: Kysely<DB>, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select([
      'account.id',
      'account.email',
      'account.email_confirmed_at as emailConfirmedAt',
      'account.verification_asked_at as verificationAskedAt',
      'account.verified_at as verifiedAt',
      'account.suspended_at as suspendedAt',
      'account.created_at as createdAt',
      'user_profile.first_name as firstName',
      'user_profile.last_name as lastName',
      'user_profile.phone',
      'user_profile.organization',
      'user_profile.role',
      'user_profile.updated_at as updatedAt',
    ])
    .select((select) => select.ref('account.access').$castTo<Access>().as('access'))
    .where('account.id', '=', id)
    .executeTakeFirst();
}

/** Stores the profile of a user. */
export async function updateProfile(db: Kysely<DB>, id: string, profile: Profile, now: string): Promise<void> {
  const { firstName, lastName, phone, organization, role } = profile;
  await db
    .updateTable('user_profile')
    .set({ first_name: firstName, last_name: lastName, phone, organization, role, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Replaces the digest of an account's password, by default with one that does not end; null leaves it without one. */
export async function updatePasswordHash(
  db: Kysely<DB>,
  {
    id,
    passwordHash,
    expiresAt = null,
    now,
  }: {
    readonly id: string;
    readonly passwordHash: string | null;
    readonly expiresAt?: string | null;
    readonly now: string;
  },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_expires_at: expiresAt, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whether two names differ in no more than capitals and accents. */
export async function areAlike(db: Kysely<DB>, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ alike: boolean }>`select search_fold(${one}) = search_fold(${other}) as alike`.execute(
    db,
  );
  return rows[0]?.alike === true;
}

/** Deletes an account, with its profile, sessions and tokens. */
export async function deleteAccount(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('account').where('id', '=', id).execute();
}

/** Writes the name of the organisation that a person belongs to into their profile. */
export async function renameProfile(transaction: Transaction<DB>, id: string, organization: string): Promise<void> {
  await transaction.updateTable('user_profile').set({ organization }).where('id', '=', id).execute();
}
