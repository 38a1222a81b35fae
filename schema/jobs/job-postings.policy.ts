import { ForbiddenError } from '../graph/errors.ts';
import type { SignedInViewer } from '../viewer.ts';

interface Owned {
  readonly ownerId: string | null;
}

interface Advertised extends Owned {
  readonly isOwnersEmployer: boolean;
}

/** Whether somebody may change a post: an operator, or whoever advertised it and still speaks for its employer. */
export function isJobToChange(viewer: SignedInViewer, posting: Advertised): boolean {
  return isJobToClose(viewer, posting) && (viewer.access === 'operator' || posting.isOwnersEmployer);
}

function isJobToClose(viewer: SignedInViewer, { ownerId }: Owned): boolean {
  return viewer.access === 'operator' || viewer.accountId === ownerId;
}

/**
 * A post is closed by whoever advertised it, and by operators. Posts can be read by anyone, so nothing is hidden here.
 *
 * @throws ForbiddenError
 */
export function mayCloseJob(viewer: SignedInViewer, posting: Owned): void {
  if (!isJobToClose(viewer, posting)) {
    throw new ForbiddenError('Only the account that advertised this job can change it.');
  }
}

/**
 * A post is changed by those who may close it, but not by somebody who was verified for its employer once and is with
 * another organisation now.
 *
 * @throws ForbiddenError
 */
export function mayChangeJob(viewer: SignedInViewer, posting: Advertised): void {
  mayCloseJob(viewer, posting);
  if (!isJobToChange(viewer, posting)) {
    throw new ForbiddenError('You advertised this job for another organisation than yours now. You can only close it.');
  }
}
