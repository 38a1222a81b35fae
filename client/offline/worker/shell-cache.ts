import { SAVED_PAGES } from '../../saved-pages/saved-addresses.ts';

/** What the names of the shell's caches begin with; the release follows. */
const SHELL = 'shell-';

/** The pages that replace one that cannot be shown, by the state of the connection. */
export const offlinePages = { offline: '/offline', unreachable: '/unreachable' } as const;

/** Caches the files of every page of this release. Fails as a whole if one file cannot be fetched. */
export async function keepShell(release: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL + release);
  const pages = Object.values(offlinePages).map(
    (page) => new Request(page, { cache: 'no-cache', credentials: 'omit' }),
  );
  await cache.addAll([...files, ...pages]);
}

/**
 * Deletes what earlier releases have kept, and the pages that were saved of them: their scripts are no longer there. Where
 * there was no earlier release nothing is deleted, as a page may be saved while the first worker starts.
 */
export async function deleteEarlier(release: string): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(SHELL) && name !== SHELL + release);
  if (earlier.length === 0) return;
  await Promise.all([...earlier, SAVED_PAGES].map((name) => caches.delete(name)));
}
