import { ForbiddenError, NotSignedInError } from '../errors.ts';

/** Who asks. */
export type Viewer = AnonymousViewer | SignedInViewer;

interface AnyViewer {
  /** Absent if the portal itself asks, to render a page. */
  readonly visitor?: Visitor;
}

export interface AnonymousViewer extends AnyViewer {
  readonly kind: 'anonymous';
}

export interface SignedInViewer extends AnyViewer {
  readonly kind: 'account';
  readonly accountId: string;
  /** The identifier of the session or, for a program with a key, that of the key. */
  readonly sessionId: string;
  /** The key that a program asks with; absent in a session. */
  readonly key?: ViewerKey;
  readonly access: Access;
  /** Null until the owner of the address has followed a mailed link. */
  readonly emailConfirmedAt: string | null;
}

/** A key with which programs of an account ask; it opens what its scopes name, and no more. */
export interface ViewerKey {
  readonly id: string;
  readonly scopes: readonly string[];
  /** The tier that its account has as a partner; null if it has none. */
  readonly tier: string | null;
}

/** The access of an account; each level includes the one before it. The occupation of a person does not count. */
export const accessLevels = ['member', 'verified', 'operator'] as const;
export type Access = (typeof accessLevels)[number];

/** What a request came with, to tell visitors apart for a day. It is never stored as it is. */
export interface Visitor {
  readonly address: string;
  /** How the browser names itself, 500 characters at most; may be empty. */
  readonly browser: string;
}

/** @throws NotSignedInError */
export function signedIn(viewer: Viewer): SignedInViewer {
  if (viewer.kind !== 'account') {
    throw new NotSignedInError('No user logged in');
  }
  return viewer;
}

/** @throws NotSignedInError @throws ForbiddenError if the account is not verified. */
export function verified(viewer: Viewer): SignedInViewer {
  const account = signedIn(viewer);
  requireAccess(account, 'verified');
  return account;
}

/** @throws NotSignedInError @throws ForbiddenError if the account is not an operator's. */
export function operator(viewer: Viewer): SignedInViewer {
  const account = signedIn(viewer);
  requireAccess(account, 'operator');
  return account;
}

const refusals: Readonly<Record<Access, string>> = {
  member: 'No user logged in',
  verified: 'Your account must be verified first. Accounts are verified within 24-48 hours.',
  operator: 'Only operators of the portal may do this.',
};

/** No account is verified before its address is confirmed, so that waiting would not help. */
const notConfirmed =
  'Your account must be verified first. You must confirm your email address first: no account is verified before that. Follow the link in our email, or choose "Send the email again" on your account page. Accounts are verified within 24-48 hours.';

/** Refuses an account whose level of access is below the least that is required. @throws ForbiddenError */
export function requireAccess(
  { access, emailConfirmedAt }: Pick<SignedInViewer, 'access' | 'emailConfirmedAt'>,
  least: Access,
): void {
  if (accessLevels.indexOf(access) < accessLevels.indexOf(least)) {
    const mustConfirm = least === 'verified' && emailConfirmedAt === null;
    throw new ForbiddenError(mustConfirm ? notConfirmed : refusals[least]);
  }
}
