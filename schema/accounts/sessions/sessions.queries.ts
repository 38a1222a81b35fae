import type { Kysely, Transaction } from 'kysely';
import { isLive } from '../../access/session-conditions.ts';
import type { Lifetime } from '../../access/session-lifetime.ts';
import type { Access } from '../../access/viewer.ts';
import type { DB } from '../../tables.ts';

/** A sign-in that has not ended. */
export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** Inserts a session with its first refresh token. */
export async function insertSession(
  transaction: Transaction<DB>,
  {
    accountId,
    device,
    digest,
    now,
  }: { readonly accountId: string; readonly device: string; readonly digest: Buffer; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('session')
    .values({ account_id: accountId, device, created_at: now, last_used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRefreshToken(transaction, { sessionId: id, digest, now });
  return id;
}

export async function insertRefreshToken(
  transaction: Transaction<DB>,
  { sessionId, digest, now }: { readonly sessionId: string; readonly digest: Buffer; readonly now: string },
): Promise<void> {
  await transaction.insertInto('refresh_token').values({ digest, session_id: sessionId, created_at: now }).execute();
}

/** A refresh token and the session that it belongs to. */
export interface PresentedToken {
  readonly sessionId: string;
  readonly accountId: string;
  readonly spentAt: string | null;
  /** When the session began. */
  readonly begunAt: string;
  /** Whether the session holds, whatever became of the token. */
  readonly holds: boolean;
}

/** Finds the session of a refresh token that has not ended, whether the token has been exchanged or not. */
export function findSessionOfToken(
  db: Kysely<DB>,
  digest: Buffer,
): Promise<Pick<PresentedToken, 'sessionId' | 'accountId'> | undefined> {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id as sessionId', 'session.account_id as accountId'])
    .where('refresh_token.digest', '=', digest)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Finds a refresh token by its digest and locks it, so that requests that present it at the same moment wait. */
export function findTokenForUpdate(
  transaction: Transaction<DB>,
  digest: Buffer,
  lifetime: Lifetime,
): Promise<PresentedToken | undefined> {
  return transaction
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as sessionId',
      'account.id as accountId',
      'refresh_token.spent_at as spentAt',
      'session.created_at as begunAt',
    ])
    .select(isLive(lifetime).$castTo<boolean>().as('holds'))
    .where('refresh_token.digest', '=', digest)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst();
}

/**
 * Marks a refresh token as exchanged, and its session as used. What two tabs, or a retry, were handed besides has come to
 * nothing by then: those that are older than `forgottenBefore` count as exchanged too, so that the user who comes with one
 * later is known to have it from another user.
 */
export async function spendToken(
  transaction: Transaction<DB>,
  {
    digest,
    sessionId,
    forgottenBefore,
    now,
  }: { readonly digest: Buffer; readonly sessionId: string; readonly forgottenBefore: string; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('refresh_token')
    .set({ spent_at: now })
    .where('session_id', '=', sessionId)
    .where('spent_at', 'is', null)
    .where((where) => where.or([where('digest', '=', digest), where('created_at', '<', forgottenBefore)]))
    .execute();
  await transaction.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** Who asks in a session, as long as it holds. */
export function findSignedIn(
  db: Kysely<DB>,
  sessionId: string,
  lifetime: Lifetime,
): Promise<{ accountId: string; access: Access; emailConfirmedAt: string | null } | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id as accountId', 'account.email_confirmed_at as emailConfirmedAt'])
    .select((select) => select.ref('account.access').$castTo<Access>().as('access'))
    .where('session.id', '=', sessionId)
    .where(isLive(lifetime))
    .executeTakeFirst();
}

/**
 * Whom a refresh token was given to, as long as its session holds and it was not exchanged before the moment that is
 * named. Nothing is exchanged and nothing written: the session is no younger for it.
 */
export function findHolder(
  db: Kysely<DB>,
  digest: Buffer,
  { spentAfter, ...lifetime }: Lifetime & { readonly spentAfter: string },
): Promise<{ accountId: string; access: Access } | undefined> {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.id as accountId')
    .select((select) => select.ref('account.access').$castTo<Access>().as('access'))
    .where('refresh_token.digest', '=', digest)
    .where((where) => where.or([where('spent_at', 'is', null), where('spent_at', '>', spentAfter)]))
    .where(isLive(lifetime))
    .executeTakeFirst();
}

/** When a session began. */
export async function findSessionStart(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('session').select('created_at').where('id', '=', id).executeTakeFirst();
  return row?.created_at;
}

/** The sessions of an account that hold, the last used first; 100 at most. */
export function listSessions(db: Kysely<DB>, accountId: string, lifetime: Lifetime): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.device', 'session.created_at as createdAt', 'session.last_used_at as lastUsedAt'])
    .where('session.account_id', '=', accountId)
    .where(isLive(lifetime))
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(100)
    .execute();
}

/** Deletes sessions that ended, or were last used, before. Their tokens go with them. */
export async function deleteOldSessions(db: Kysely<DB>, before: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) => where.or([where('ended_at', '<', before), where('last_used_at', '<', before)]))
    .execute();
  await db.deleteFrom('refresh_token').where('spent_at', '<', before).execute();
}
