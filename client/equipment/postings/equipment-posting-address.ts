import { withoutForm } from '../../vendors/vendor-address.ts';

/** The part of the marketplace's address that names the product which the form over it changes. */
export const LISTING = 'listing';
/** The question of what one wants to do, as the address names it among the forms. */
export const SELL_FORM = 'sell';

/** The query of the same page without the form. */
export function withoutEquipmentPosting(query: string): string {
  const params = new URLSearchParams(withoutForm(query));
  params.delete(LISTING);
  return params.size > 0 ? `?${params}` : '';
}
