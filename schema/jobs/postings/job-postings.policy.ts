import { type Belonging, isOfOwn, type OwnedRecord } from '../../access/members/membership.ts';
import type { SignedInViewer } from '../../access/viewer.ts';
import { ForbiddenError } from '../../errors.ts';

/** The asking account, in its state in the transaction of a change. */
export type Asking = Pick<SignedInViewer, 'access'> & Belonging;

interface Hidable extends OwnedRecord {
  readonly hiddenAt: string | null;
}

interface Advertised extends OwnedRecord {
  readonly isOwnersEmployer: boolean;
}

/** Whether a user may change a post: an operator, or who publishes for its organisation while that is its employer. */
export function isJobToChange(asking: Asking, posting: Advertised): boolean {
  return isJobToClose(asking, posting) && (asking.access === 'operator' || posting.isOwnersEmployer);
}

function isJobToClose(asking: Asking, posting: OwnedRecord): boolean {
  return asking.access === 'operator' || isOfOwn(asking, posting);
}

/** Whether a viewer may see a post: every viewer, unless it is hidden as its account is suspended. */
export function maySeeJob(asking: Asking, posting: Hidable): boolean {
  return posting.hiddenAt === null || isJobToClose(asking, posting);
}

/**
 * A post is closed by who publishes for the organisation that advertised it, and by operators.
 *
 * @throws ForbiddenError
 */
export function mayCloseJob(asking: Asking, posting: OwnedRecord): void {
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
