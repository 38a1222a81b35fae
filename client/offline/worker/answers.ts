import { maySave, SAVED_PAGES } from '../../saved-pages/saved-addresses.ts';
import { offlinePages } from './shell-cache.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Files whose names change with their content. */
const hashed = /^\/assets\//;
/** Files that keep their names. */
const named = /^\/(?:drawings|pictures)\//;

/** How the worker answers a request of a page; undefined if it leaves that to the browser. */
export function answerTo(
  event: Pick<FetchEvent, 'request' | 'preloadResponse'>,
  here: { readonly origin: string; isOnline(): boolean },
): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== here.origin) return;
  if (hashed.test(url.pathname)) return hashedFile(request);
  if (named.test(url.pathname)) return fetch(request).catch(() => kept(request));
  return request.mode === 'navigate' ? page(event, url, here.isOnline) : undefined;
}

/** The same name means the same content, so that a cached file is never out of date. */
async function hashedFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server, whatever it answers. Only if there is no answer, the saved copy; else the page that says so. */
async function page(
  { request, preloadResponse }: Pick<FetchEvent, 'request' | 'preloadResponse'>,
  url: URL,
  isOnline: () => boolean,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // Asked for by its name, the cache is not made.
    const saved = maySave(url)
      ? await caches.match(url.pathname + url.search, { cacheName: SAVED_PAGES, ignoreVary: true })
      : undefined;
    return saved ?? kept(isOnline() ? offlinePages.unreachable : offlinePages.offline);
  }
}

async function kept(request: Request | string): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
}
