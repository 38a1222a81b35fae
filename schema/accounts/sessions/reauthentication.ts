import type { Transaction } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, ForbiddenError, ValidationError } from '../../errors.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { reauthentications } from '../account-limits.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import { findSessionStart } from './sessions.queries.ts';

const HAS_PASSWORD = 'Your account has a password already.';
/** How recent the sign-in to an account without a password must be. */
const RECENT_MS = 10 * 60_000;

/** Proof that the account is the viewer's; compared again in the transaction. */
export interface Reauthentication {
  /** The digest that their password was compared with; null where they have none, and have signed in just now. */
  readonly passwordHash: string | null;
}

/**
 * Asks a person to show once more that the account is theirs, before a change that outlasts their session: a session
 * that was left open must not be enough. By the password, or, where the account has none, by a recent sign-in. The proof
 * holds no longer than the password: `confirmReauthentication` compares it again in the transaction of the change.
 *
 * @param doing what they ask for, to follow 'then' in a sentence.
 * @throws NotSignedInError
 * @throws ValidationError where the password is not theirs.
 * @throws ForbiddenError where they have none, and did not sign in just now.
 * @throws RateLimitedError
 */
export async function reauthenticate(
  dependencies: ServiceDependencies,
  { accountId }: Actor,
  { password, doing }: { readonly password: string | null | undefined; readonly doing: string },
): Promise<Reauthentication> {
  const passwordHash = await findPasswordHash(dependencies.db, accountId);
  if (passwordHash === null) {
    await requireRecentSignIn(dependencies, doing);
    return { passwordHash };
  }
  if (!(await isOwnPassword(dependencies, password ?? '', passwordHash))) {
    throw wrongPassword();
  }
  return { passwordHash };
}

/**
 * Whether a password that is given in a session is the account's. Wrong ones count for the session alone: guesses where
 * people sign in keep no session from this, and those of a session keep nobody from signing in.
 *
 * @throws NotSignedInError
 * @throws RateLimitedError
 */
export async function isOwnPassword(
  { viewer, ports }: Pick<ServiceDependencies, 'viewer' | 'ports'>,
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const { sessionId: who } = signedIn(viewer);
  await ports.limiter.take(reauthentications, who);
  const isRight = await ports.passwords.matches(password, passwordHash);
  if (isRight) {
    await ports.limiter.giveBack([{ limit: reauthentications, who }]);
  }
  return isRight;
}

/**
 * Refuses a proof that no longer holds, once the account is locked: a password that was changed or reset meanwhile was
 * changed to keep out those who know the earlier one.
 *
 * @throws ValidationError where the password is another one.
 * @throws ConflictError where there was none, and is one now.
 */
export async function confirmReauthentication(
  transaction: Transaction<DB>,
  { accountId }: Actor,
  { passwordHash }: Reauthentication,
): Promise<void> {
  if ((await findPasswordHash(transaction, accountId)) !== passwordHash) {
    throw passwordHash === null ? new ConflictError(HAS_PASSWORD) : wrongPassword();
  }
}

/** @throws NotSignedInError @throws ForbiddenError where the session of the caller did not begin just now. */
export async function requireRecentSignIn({ db, viewer, ports }: ServiceDependencies, doing: string): Promise<void> {
  const { sessionId } = signedIn(viewer);
  const begun = await findSessionStart(db, sessionId);
  if (!begun || ports.clock.now().getTime() - new Date(begun).getTime() > RECENT_MS) {
    throw new ForbiddenError(`Sign in again first, then ${doing} within 10 minutes.`);
  }
}

function wrongPassword(): ValidationError {
  return ValidationError.of('password', 'Your password is not correct');
}
