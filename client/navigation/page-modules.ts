import { browserIsOnline } from '../apollo/browser-is-online.ts';
import { describe } from '../apollo/errors.ts';
import { reloadForRelease } from './missing-chunk.ts';
import type { PageModule, PageRoute } from './page-route.ts';

const loaded = new Map<PageRoute, PageModule>();
const loading = new Map<PageRoute, Promise<PageModule | Error>>();

/** The page's module, if it is here already. */
export function loadedPage(route: PageRoute): PageModule | undefined {
  return loaded.get(route);
}

/**
 * Fetches a page's module once, and answers each caller with the same promise. It is resolved with an error, never
 * rejected, so that a page that could not be fetched can be shown as such inside the layout.
 */
export function loadPage(route: PageRoute): Promise<PageModule | Error> {
  const started = loading.get(route);
  if (started) return started;
  const promise = route.load().then(
    (page) => {
      loaded.set(route, page);
      return page;
    },
    async (error: unknown) => {
      await reloadForRelease();
      return describe(error, browserIsOnline(), false);
    },
  );
  loading.set(route, promise);
  return promise;
}

/** Lets a page that could not be fetched be asked for again. */
export function forgetFailure(route: PageRoute): void {
  if (!loaded.has(route)) loading.delete(route);
}
