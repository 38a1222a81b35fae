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
  /** The digest that their password was compared with; null if they have none, and have signed in just now. */
  readonly passwordHash: string | null;
}

/**
 * Requires a reauthentication before a change that outlasts the session: an unattended session must not be enough.
 * It takes the password or, if the account has none, a recent sign-in. The proof is valid as long as that
 * password: `confirmReauthentication` compares it again in the transaction of the change.
 *
 * @param doing the requested change, to follow 'then' in a sentence.
 * @throws NotSignedInError
 * @throws ValidationError if the password is wrong.
 * @throws ForbiddenError if the account has no password, and the last sign-in is too old.
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
 * Whether the password that a session presents is the account's. Wrong ones count for the session alone: guesses at the
 * sign-in do not block a session, and guesses of a session do not block the sign-in.
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
 * @throws ValidationError if the password is another one.
 * @throws ConflictError if there was none, and is one now.
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

/** @throws NotSignedInError @throws ForbiddenError if the session of the caller did not begin just now. */
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
