import type { Location } from 'react-router-dom';
import { DIALOG, SEARCH_TEXT } from './dialog-address.ts';

/** The query of the same page without a dialog. */
export function closedAddress(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(DIALOG);
  params.delete(SEARCH_TEXT);
  return params.size > 0 ? `?${params}` : '';
}

/** Whether the dialog was opened in this document; the browser keeps the mark of an earlier one. */
export function wasOpenedHere({ state }: Location): boolean {
  return (state as { dialogOpenedIn?: number } | null)?.dialogOpenedIn === performance.timeOrigin;
}
