import type { Transaction } from 'kysely';
import { ConflictError, ForbiddenError, ValidationError } from '../graph/errors.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { signedIn } from '../viewer.ts';
import { reauthentications } from './account-limits.ts';
import type { AccountRow } from './account-row.ts';
import { findPasswordHash } from './accounts.queries.ts';
import { ownAccount } from './own-row.ts';
import { presentAccount } from './present-account.ts';
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
 * Has whoever asks show once more that the account is theirs, before something that outlasts their session: one that
 * somebody left open must not be enough. By the password, or, where the account has none, by a sign-in just now. What it
 * comes to holds no longer than the password does: `reauthenticated` asks, in the transaction of what they ask for.
 *
 * @param doing what they ask for, to follow 'then' in a sentence.
 * @throws NotSignedInError
 * @throws ValidationError where the password is not theirs.
 * @throws ForbiddenError where they have none, and did not sign in just now.
 * @throws RateLimitedError
 */
export async function reauthenticate(
  dependencies: ServiceDependencies,
  { password, doing }: { readonly password: string | null | undefined; readonly doing: string },
): Promise<Reauthentication> {
  const { db } = dependencies;
  const account = await ownAccount(dependencies);
  const passwordHash = await findPasswordHash(db, account.id);
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
 * The account of whoever asks, as in `presentAccount`, where what they have shown still holds: whoever had a password
 * changed or reset meanwhile did so to keep out those who know the one of before.
 *
 * @throws NotSignedInError
 * @throws ValidationError where the password is another one.
 * @throws ConflictError where there was none, and is one now.
 */
export async function reauthenticated(
  transaction: Transaction<DB>,
  dependencies: Pick<ServiceDependencies, 'viewer' | 'ports'>,
  { passwordHash }: Reauthentication,
  hold?: Parameters<typeof presentAccount>[2],
): Promise<AccountRow> {
  const account = await presentAccount(transaction, dependencies, hold);
  if ((await findPasswordHash(transaction, account.id)) !== passwordHash) {
    throw passwordHash === null ? new ConflictError(HAS_PASSWORD) : wrongPassword();
  }
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

function wrongPassword(): ValidationError {
  return ValidationError.of('password', 'Your password is not correct');
}
