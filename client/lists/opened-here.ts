import type { Location } from 'react-router-dom';

/**
 * Marks the address of an item as opened by a click in this very document, so that it shows as a dialog over the list. A
 * reload, a shared address or a page without scripts has no such mark and shows the item as the page.
 */
export function openedHereState(): { openedIn: number } {
  return { openedIn: performance.timeOrigin };
}

/** Whether the address was opened from the list in this document; the browser keeps the mark of an earlier one. */
export function isOpenedHere({ state }: Location): boolean {
  return (state as { openedIn?: number } | null)?.openedIn === performance.timeOrigin;
}
