import type { PageQuery } from '../apollo/page-query.ts';
import { LayoutDocument } from './layout.generated.ts';
import type { PageModule } from './page-route.ts';

/**
 * The queries of a page's first rendering and of the layout around it. The server and the browser make the same list of
 * them, so that the answers travel without the questions.
 *
 * @param search the query of the address
 */
export function pageQueries({ handle }: PageModule, search: string): readonly PageQuery[] {
  return [{ document: LayoutDocument }, ...(handle.queries?.(new URLSearchParams(search)) ?? [])];
}
