import type { Kysely } from 'kysely';
import type { IdentityProvider } from '../../ports.ts';
import type { DB } from '../../tables.ts';

/** A sign-in elsewhere that has begun. */
export interface SocialAttempt {
  readonly provider: IdentityProvider;
  readonly nonce: string;
  readonly verifier: string;
  /** The page to go to afterwards. */
  readonly next: string;
  /** The terms that were accepted with it; null if none were. */
  readonly termsVersion: string | null;
  /** The session in which a provider is connected to its account; null if a user signs in. */
  readonly sessionId: string | null;
}

/** Keeps an attempt until its answer comes. */
export async function insertAttempt(
  db: Kysely<DB>,
  attempt: SocialAttempt & { readonly stateDigest: Buffer; readonly browserDigest: Buffer; readonly now: string },
): Promise<void> {
  const { stateDigest, browserDigest, provider, nonce, verifier, next, termsVersion, sessionId, now } = attempt;
  await db
    .insertInto('social_attempt')
    .values({
      state_digest: stateDigest,
      browser_digest: browserDigest,
      provider,
      nonce,
      verifier,
      next,
      terms_version: termsVersion,
      session_id: sessionId,
      begun_at: now,
    })
    .execute();
}

/** Takes an attempt away for the answer that it waited for: of two answers at the same moment one gets it. */
export function takeAttempt(
  db: Kysely<DB>,
  {
    stateDigest,
    browserDigest,
    begunAfter,
  }: { readonly stateDigest: Buffer; readonly browserDigest: Buffer; readonly begunAfter: string },
): Promise<SocialAttempt | undefined> {
  return db
    .deleteFrom('social_attempt')
    .where('state_digest', '=', stateDigest)
    .where('browser_digest', '=', browserDigest)
    .where('begun_at', '>', begunAfter)
    .returning(['nonce', 'verifier', 'next', 'terms_version as termsVersion', 'session_id as sessionId'])
    .returning((select) => select.ref('provider').$castTo<IdentityProvider>().as('provider'))
    .executeTakeFirst();
}

/** Deletes attempts that began before. */
export async function deleteOldAttempts(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('social_attempt').where('begun_at', '<=', before).execute();
}
