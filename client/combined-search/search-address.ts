import { dialogAddress, openDialog, SEARCH_TEXT } from '../dialog/dialog-address.ts';

const SEARCH = 'search';

/** What is searched for, by the query of the address; undefined while the search is closed. */
export function readSearchText(query: string): string | undefined {
  return openDialog(query) === SEARCH ? (new URLSearchParams(query).get(SEARCH_TEXT) ?? '') : undefined;
}

/** The query of the same page with the search over it. What else the address says stays. */
export function searchAddress(query: string, text = ''): string {
  const address = dialogAddress(query, SEARCH);
  return text ? `${address}&${new URLSearchParams({ [SEARCH_TEXT]: text })}` : address;
}
