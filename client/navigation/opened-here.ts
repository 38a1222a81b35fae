/**
 * Marks the address of an item as opened by a click in this very document, so that it shows as a dialog over the list. A
 * reload, a shared address or a page without scripts has no such mark and shows the item as the page.
 */
export function openedHereState(): { openedIn: number } {
  return { openedIn: performance.timeOrigin };
}

/** Whether an address was opened from the list in this document, by the state of its history entry. The browser keeps marks of earlier documents. */
export function isOpenedHere(state: unknown): boolean {
  return (state as { openedIn?: number } | null)?.openedIn === performance.timeOrigin;
}

/** Whether an item or a dialog that was opened in this document lies over the page, by the state of a history entry. */
export function isCovered(state: unknown): boolean {
  const { openedIn, dialogOpenedIn } = (state ?? {}) as { openedIn?: number; dialogOpenedIn?: number };
  return [openedIn, dialogOpenedIn].includes(performance.timeOrigin);
}
