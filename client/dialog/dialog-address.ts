/** The part of an address that names the dialog that is open over the page. */
export const DIALOG = 'dialog';
/** What the search looks for; it goes with its dialog. */
export const SEARCH_TEXT = 'find';

/** The dialog that is open, by the query of the address. */
export function openDialog(query: string): string | null {
  return new URLSearchParams(query).get(DIALOG);
}

/** The query of the same page with a dialog over it. What else the address says stays. */
export function dialogAddress(query: string, name: string): string {
  const params = new URLSearchParams(query);
  params.delete(SEARCH_TEXT);
  params.set(DIALOG, name);
  return `?${params}`;
}

/** Marks a dialog as opened in this very document, so that closing it is a step back. */
export function openedState(): { dialogOpenedIn: number } {
  return { dialogOpenedIn: performance.timeOrigin };
}
