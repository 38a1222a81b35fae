import { followedValue } from '../ui/followed-value.ts';

/** Whether the cookie settings are to be open. */
export const settingsAreOpen = followedValue(false);

/** Opens the cookie settings over the page, once their script is here. */
export function openCookieSettings(): void {
  settingsAreOpen.set(true);
}

export function closeCookieSettings(): void {
  settingsAreOpen.set(false);
}
