import { SAVED_PAGES } from './saved-addresses.ts';

/** Deletes the saved pages of this browser: at sign-out, and once consent is withdrawn. Never rejects. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.delete(SAVED_PAGES).catch(() => false);
}
