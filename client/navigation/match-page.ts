import { matchPath } from 'react-router-dom';
import type { PageRoute } from './page-route.ts';

/** The route that an address belongs to. The table's last row is the one that takes every address. */
export function matchPage(routes: readonly PageRoute[], pathname: string): PageRoute {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error('The table of routes has no last resort');
  return route;
}
