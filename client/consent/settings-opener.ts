let isOpen = false;
const listeners = new Set<() => void>();

/** Opens the cookie settings over the page, once their script is here. */
export function openCookieSettings(): void {
  show(true);
}

export function closeCookieSettings(): void {
  show(false);
}

/** Whether they are to be open. */
export function cookieSettingsAreOpen(): boolean {
  return isOpen;
}

/** Calls back when they open or close, until the answer is called. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}
