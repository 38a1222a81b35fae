import type { SignedInViewer } from '../../access/viewer.ts';
import { ForbiddenError } from '../../errors.ts';

/** Who asks: as they are in the transaction where something is changed. */
export type Asking = Pick<SignedInViewer, 'accountId' | 'access'>;

interface Owned {
  readonly ownerId: string | null;
}

interface Hidable extends Owned {
  readonly hiddenAt: string | null;
}

interface Advertised extends Owned {
  readonly isOwnersEmployer: boolean;
}

/** Whether a user may change a post: an operator, or the account that advertised it and still speaks for its employer. */
export function isJobToChange(asking: Asking, posting: Advertised): boolean {
  return isJobToClose(asking, posting) && (asking.access === 'operator' || posting.isOwnersEmployer);
}

function isJobToClose(asking: Asking, { ownerId }: Owned): boolean {
  return asking.access === 'operator' || asking.accountId === ownerId;
}

/** Whether a user may know that there is a post: anybody, unless it is hidden as its account is suspended. */
export function maySeeJob(asking: Asking, posting: Hidable): boolean {
  return posting.hiddenAt === null || isJobToClose(asking, posting);
}

/**
 * A post is closed by the account that advertised it, and by operators.
 *
 * @throws ForbiddenError
 */
export function mayCloseJob(asking: Asking, posting: Owned): void {
  if (!isJobToClose(asking, posting)) {
    throw new ForbiddenError('Only the account that advertised this job can change it.');
  }
}

/**
 * A post is changed by those who may close it, but not by a user who was verified for its employer once and is with
 * another organisation now.
 *
 * @throws ForbiddenError
 */
export function mayChangeJob(asking: Asking, posting: Advertised): void {
  mayCloseJob(asking, posting);
  if (!isJobToChange(asking, posting)) {
    throw new ForbiddenError('You advertised this job for another organisation than yours now. You can only close it.');
  }
}
