import type { ComponentType } from 'react';
import type { RouteHandle } from './route-handle.ts';

/** A page's module. */
export interface PageModule {
  Component: ComponentType;
  handle: RouteHandle;
}

/** One row of the table of routes. */
export interface PageRoute {
  /** The address of the page, a prefix of its items' addresses; `*` for every address without a route. */
  path: string;
  /**
   * The part of the address that names an item, where the page is that of an item. An item that was opened from its list
   * lies over the list, which is another row's page.
   */
  item?: string;
  /** The module's path below client/, by which the server finds the chunk to announce. */
  module: string;
  /** The server is to find out whether an operator asks. */
  isForOperators?: boolean;
  /** Fetches the module, which is a chunk of its own. */
  load: () => Promise<PageModule>;
}
