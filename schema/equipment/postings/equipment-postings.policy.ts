import { type Belonging, isOfOwn, type OwnedRecord } from '../../access/members/membership.ts';
import type { SignedInViewer } from '../../access/viewer.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import type { StoredPosting } from './equipment-postings.queries.ts';

export const NO_SUCH_PRODUCT = 'There is no product with this id.';

/** Who asks: as they are in the transaction where something is changed. */
type Asking = Pick<SignedInViewer, 'access'> & Belonging;

/** Whether a user may see a product before it is published. */
export function maySeePosting(asking: Asking, posting: OwnedRecord): boolean {
  return asking.access === 'operator' || isOfOwn(asking, posting);
}

/**
 * A product is changed by those who publish for the organisation that listed it, and by operators. For anybody else one that has not been published, or is
 * hidden as its account is suspended, is not there.
 *
 * @throws ForbiddenError
 * @throws NotFoundError
 */
export function mayChangeEquipment(asking: Asking, posting: StoredPosting | undefined): StoredPosting {
  if (posting && maySeePosting(asking, posting)) {
    return posting;
  }
  if (posting?.reviewState === 'published' && posting.hiddenAt === null) {
    throw new ForbiddenError('Only the account that listed this product can change it.');
  }
  throw new NotFoundError(NO_SUCH_PRODUCT);
}

/** What of a product buyers rely on, and operators look at before it is listed. */
const reviewed = [
  'name',
  'description',
  'category',
  'condition',
  'specifications',
  'certifications',
  'images',
  'warranty',
  'productUrl',
] as const;

/** Whether a change needs no review: price, stock and delivery may be kept up to date at any time. */
export function needsNoReview(before: StoredPosting, after: Pick<StoredPosting, (typeof reviewed)[number]>): boolean {
  return reviewed.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]));
}
