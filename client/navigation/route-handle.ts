import type { PageQuery } from '../apollo/page-query.ts';
import type { Line } from '../areas.ts';

/** What each page module exports as `handle`. */
export interface RouteHandle {
  /** The page's name in the document's title, without the product's; empty on the home page. */
  title: string;
  /** The area, or other page, whose navigation item is the current one; empty if there is none. */
  area: Line | '';
  /** One or two sentences for search engines. */
  description?: string;
  /** What the page's first rendering asks the graph at this address, as its hooks ask it. */
  queries?: (params: URLSearchParams) => readonly PageQuery[];
}
