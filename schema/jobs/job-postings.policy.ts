import { ForbiddenError } from '../graph/errors.ts';
import type { SignedInViewer } from '../viewer.ts';

/**
 * A post is changed by whoever advertised it, and by operators. Posts can be read by anyone, so nothing is hidden here.
 *
 * @throws ForbiddenError
 */
export function mayChangeJob(viewer: SignedInViewer, { ownerId }: { readonly ownerId: string | null }): void {
  if (viewer.access !== 'operator' && viewer.accountId !== ownerId) {
    throw new ForbiddenError('Only the account that advertised this job can change it.');
  }
}
