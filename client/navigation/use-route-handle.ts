import { createContext, useContext } from 'react';
import type { RouteHandle } from './route-handle.ts';

/** The handle if no page could be shown. */
export const NO_PAGE: RouteHandle = { title: '', area: '' };

/** The handle of the page that is shown. */
export const RouteHandleContext = createContext<RouteHandle>(NO_PAGE);

/** The handle of the page that is shown: its title and its area. */
export function useRouteHandle(): RouteHandle {
  return useContext(RouteHandleContext);
}
