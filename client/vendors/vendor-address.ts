import { FORM, withoutEquipmentPosting } from '../equipment/postings/equipment-posting-address.ts';

/** The part of the marketplace's address that holds the token of an application, as mails lead to it. */
export const VENDOR = 'vendor';
/** Which form is open over the page: the question what one wants to do, and the application. */
export const SELL_FORM = 'sell';
export const VENDOR_FORM = 'vendor';

/** The query of the same page with a form over it. */
export function formAddress(query: string, form: string): string {
  const params = new URLSearchParams(query);
  params.set(FORM, form);
  return `?${params}`;
}

/** The query of the same page without a form. */
export const withoutForm = withoutEquipmentPosting;
