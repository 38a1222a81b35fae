import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { Actor } from './actor.ts';
import { accessOfKey } from './key-holder.queries.ts';
import { isLive } from './session-conditions.ts';
import type { Lifetime } from './session-lifetime.ts';
import type { Access } from './viewer.ts';

/** How an account is locked: shared with its other requests, or for this one alone. */
export type AccountLock = 'shared' | 'exclusive';

/** The account of a session; nothing if the session has ended or the account is suspended or deleted. */
export function findActor(
  db: Kysely<DB>,
  sessionId: string,
  lifetime: Lifetime,
): Promise<Omit<Actor, 'membership'> | undefined> {
  return actors(db)
    .innerJoin('session', 'session.account_id', 'account.id')
    .select('session.id as sessionId')
    .where('session.id', '=', sessionId)
    .where(isLive(lifetime))
    .executeTakeFirst();
}

/** The account of a key; nothing if the key was revoked or the account is suspended or deleted. */
export async function findActorOfKey(db: Kysely<DB>, keyId: string): Promise<Omit<Actor, 'membership'> | undefined> {
  const actor = await actors(db)
    .innerJoin('api_key', 'api_key.account_id', 'account.id')
    .select('api_key.id as sessionId')
    .where('api_key.id', '=', keyId)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst();
  return actor && { ...actor, access: accessOfKey(actor.access) };
}

function actors(db: Kysely<DB>) {
  return db
    .selectFrom('account')
    .innerJoin('user_profile', 'user_profile.id', 'account.id')
    .select([
      'account.id as accountId',
      'account.email',
      'account.email_confirmed_at as emailConfirmedAt',
      'user_profile.first_name as firstName',
      'user_profile.last_name as lastName',
      'user_profile.phone',
      'user_profile.organization',
      'user_profile.role',
    ])
    .select((select) => select.ref('account.access').$castTo<Access>().as('access'));
}

/** Locks an account until the transaction ends: its access cannot be changed meanwhile. */
export async function lockAccount(transaction: Transaction<DB>, id: string, lock: AccountLock): Promise<void> {
  const account = transaction.selectFrom('account').select('id').where('id', '=', id);
  await (lock === 'shared' ? account.forShare() : account.forNoKeyUpdate()).execute();
}
