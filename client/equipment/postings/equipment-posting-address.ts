/** The parts of the marketplace's address that name the form which is open over it, and the product that it changes. */
export const FORM = 'form';
export const LISTING = 'listing';

/** The query of the same page without the form. */
export function withoutEquipmentPosting(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(FORM);
  params.delete(LISTING);
  return params.size > 0 ? `?${params}` : '';
}
