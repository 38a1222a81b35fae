import { ForbiddenError } from '../graph/errors.ts';
import type { SignedInViewer } from '../viewer.ts';

interface Owned {
  readonly ownerId: string | null;
}

/** Whether somebody is the one who advertised a post, or an operator. */
export function isJobToChange(viewer: SignedInViewer, { ownerId }: Owned): boolean {
  return viewer.access === 'operator' || viewer.accountId === ownerId;
}

/**
 * A post is changed by whoever advertised it, and by operators. Posts can be read by anyone, so nothing is hidden here.
 *
 * @throws ForbiddenError
 */
export function mayChangeJob(viewer: SignedInViewer, posting: Owned): void {
  if (!isJobToChange(viewer, posting)) {
    throw new ForbiddenError('Only the account that advertised this job can change it.');
  }
}
