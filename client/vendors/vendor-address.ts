/** The part of the marketplace's address that names the form which is open over it. */
export const FORM = 'form';
/** The part that holds the token of an application, as mails lead to it. */
export const VENDOR = 'vendor';
/** The form in which suppliers register, as the address names it. */
export const VENDOR_FORM = 'vendor';

/** The query of the same page with a form over it. */
export function formAddress(query: string, form: string): string {
  const params = new URLSearchParams(query);
  params.set(FORM, form);
  return `?${params}`;
}

/** The query of the same page without a form. */
export function withoutForm(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(FORM);
  return params.size > 0 ? `?${params}` : '';
}
