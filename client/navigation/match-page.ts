import { matchPath } from 'react-router-dom';
import { isOpenedHere } from './opened-here.ts';
import type { PageRoute } from './page-route.ts';

/** What of an address tells which page it is. */
export interface PageAddress {
  pathname: string;
  search?: string;
  /** The state of the history entry. */
  state?: unknown;
}

/** The route that an address belongs to. The table's last row is the one that takes every address. */
export function matchPage(routes: readonly PageRoute[], { pathname, search, state }: PageAddress): PageRoute {
  const params = new URLSearchParams(search);
  const route = routes.find(
    ({ path, item }) => matchPath(path, pathname) && (!item || (params.has(item) && !isOpenedHere(state))),
  );
  if (!route) throw new Error('The table of routes has no last resort');
  return route;
}
