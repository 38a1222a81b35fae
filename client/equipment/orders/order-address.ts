import { FORM } from '../../vendors/vendor-address.ts';

/** What the address says while the form is open over the marketplace. */
export const BULK_ORDER = 'bulk-order';
/** The part of the address that names an order: its identifier, or the token of the mailed link. */
export const ORDER = 'order';

/** The query of the same page with the form over it. */
export function bulkOrderAddress(query: string): string {
  const params = new URLSearchParams(query);
  params.set(FORM, BULK_ORDER);
  return `?${params}`;
}

/** The query of the same page without form and order. */
export function withoutOrder(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(FORM);
  params.delete(ORDER);
  return params.size > 0 ? `?${params}` : '';
}
