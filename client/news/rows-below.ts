import type { AnySearch } from '../lists/list-definition.ts';
import type { NewsPageQuery } from './news-page.generated.ts';

type Page = NewsPageQuery['news'];

/**
 * The rows to list below the live update. Where that is the first article of the whole list, it stands for its row: it
 * is counted, and not shown twice.
 */
export function rowsBelow(
  live: { readonly id: string } | undefined,
  { nodes, pageInfo }: Page,
  search: Pick<AnySearch, 'q'> & { readonly category: readonly string[] },
): Page['nodes'] {
  const isWholeList = search.q === '' && search.category.length === 0;
  const [first, ...others] = nodes;
  const standsAbove = live !== undefined && first?.id === live.id;
  return isWholeList && standsAbove && pageInfo.startPosition === 1 ? others : nodes;
}
