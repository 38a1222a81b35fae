import { ForbiddenError, ValidationError } from '../graph/errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { signedIn } from '../viewer.ts';
import { guesses } from './account-limits.ts';
import type { AccountRow } from './account-row.ts';
import { findPasswordHash } from './accounts.queries.ts';
import { emailKey } from './email-address.ts';
import { ownAccount } from './own-row.ts';
import { findSessionStart } from './sessions.queries.ts';

/** Whoever has no password must have signed in so recently. */
const RECENT_MS = 10 * 60_000;

/**
 * Has whoever asks show once more that the account is theirs, before something that outlasts their session: one that
 * somebody left open must not be enough. By the password, or, where the account has none, by a sign-in just now.
 *
 * @param doing what they ask for, to follow 'then' in a sentence.
 * @returns the account.
 * @throws NotSignedInError
 * @throws ValidationError where the password is not theirs.
 * @throws ForbiddenError where they have none, and did not sign in just now.
 * @throws RateLimitedError
 */
export async function reauthenticate(
  dependencies: ServiceDependencies,
  { password, doing }: { readonly password: string | null | undefined; readonly doing: string },
): Promise<AccountRow> {
  const { db, ports } = dependencies;
  const account = await ownAccount(dependencies);
  const digest = await findPasswordHash(db, account.id);
  if (digest === null) {
    await requireRecentSignIn(dependencies, doing);
    return account;
  }
  const key = emailKey(account.email);
  await ports.limiter.take(guesses, key);
  if (!(await ports.passwords.matches(password ?? '', digest))) {
    throw ValidationError.of('password', 'Your password is not correct');
  }
  await ports.limiter.giveBack(guesses, key);
  return account;
}

/** @throws NotSignedInError @throws ForbiddenError where the session of whoever asks did not begin just now. */
export async function requireRecentSignIn({ db, viewer, ports }: ServiceDependencies, doing: string): Promise<void> {
  const { sessionId } = signedIn(viewer);
  const begun = await findSessionStart(db, sessionId);
  if (!begun || ports.clock.now().getTime() - new Date(begun).getTime() > RECENT_MS) {
    throw new ForbiddenError(`Sign in again first, then ${doing} within 10 minutes.`);
  }
}
