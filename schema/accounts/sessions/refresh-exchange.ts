import type { Transaction } from 'kysely';
import { insertAuditEntry } from '../../access/audit-entries.queries.ts';
import { endSessions } from '../../access/end-sessions.queries.ts';
import { GRACE_MS, lifetimeAt } from '../../access/session-lifetime.ts';
import type { DB } from '../../tables.ts';
import { digestOf, newRefreshToken } from './refresh-token.ts';
import type { StartedSession } from './session-issuer.ts';
import { findTokenForUpdate, insertRefreshToken, type PresentedToken, spendToken } from './sessions.queries.ts';

/**
 * Exchanges a refresh token for another of its session; undefined if it is not valid. Reuse of a spent token ends
 * the session, as it may have been stolen; but not within seconds, when another tab or a retry may send it.
 */
export async function exchangeRefreshToken(
  transaction: Transaction<DB>,
  token: string,
  instant: Date,
): Promise<StartedSession | undefined> {
  const digest = digestOf(token);
  const found = await findTokenForUpdate(transaction, digest, lifetimeAt(instant));
  if (!found?.holds) {
    return undefined;
  }
  const { sessionId, accountId, spentAt, begunAt } = found;
  const now = instant.toISOString();
  const graceBegan = new Date(instant.getTime() - GRACE_MS).toISOString();
  if (spentAt !== null && spentAt < graceBegan) {
    await endReused(transaction, found, now);
    return undefined;
  }
  const refreshToken = newRefreshToken();
  await spendToken(transaction, { digest, sessionId, forgottenBefore: graceBegan, now });
  await insertRefreshToken(transaction, { sessionId, digest: digestOf(refreshToken), now });
  return { sessionId, accountId, refreshToken, begunAt };
}

async function endReused(
  transaction: Transaction<DB>,
  { accountId, sessionId }: PresentedToken,
  now: string,
): Promise<void> {
  await endSessions(transaction, { accountId, only: sessionId, reason: 'token_reused', now });
  const subject = { subjectKind: 'session', subjectId: sessionId, ownerId: accountId };
  const actor = { kind: 'portal' as const };
  await insertAuditEntry(transaction, { actor, action: 'session.token_reused', ...subject, now });
}
