import { Link } from 'react-router-dom';
import { formatNumber } from '../ui/numbers.ts';
import { Pagination } from '../ui/Pagination.tsx';
import type { ListAddress } from './list-address.ts';
import type { Search } from './list-definition.ts';
import type { ListWords } from './list-words.ts';
import { lowerFirst } from './lower-first.ts';
import type { ListPage } from './use-list-results.ts';

interface PagesProps<ChoiceName extends string, TextName extends string, Sort extends string> {
  list: ListAddress<ChoiceName, TextName, Sort>;
  words: ListWords;
  search: Search<ChoiceName, TextName>;
  page: ListPage;
}

/** The position in a list, with links to the previous and the next page. */
export function Pages<ChoiceName extends string, TextName extends string, Sort extends string>({
  list,
  words,
  search,
  page,
}: PagesProps<ChoiceName, TextName, Sort>) {
  const { nodes, pageInfo, totalCount, totalIsCapped } = page;
  const to = (change: { after: string } | { before: string }) =>
    list.of(list.changed(search, change as Partial<typeof search>));
  return (
    <>
      <Pagination
        label={`Pages of ${words.many}`}
        start={pageInfo.startPosition}
        count={nodes.length}
        total={totalCount}
        totalIsCapped={totalIsCapped}
        previous={pageInfo.hasPreviousPage ? to({ before: pageInfo.startCursor ?? '' }) : undefined}
        next={pageInfo.hasNextPage ? to({ after: pageInfo.endCursor ?? '' }) : undefined}
      />
      {list.isByBestMatch(search) && <EndOfBestMatches page={page} other={list.inFirstOrder(search)} />}
    </>
  );
}

/** Only this many matches are ranked by relevance; if the list ends before its count, this explains it. */
function EndOfBestMatches({
  page,
  other,
}: {
  page: ListPage;
  other: ReturnType<ListAddress<never, never, never>['inFirstOrder']>;
}) {
  const { nodes, pageInfo, totalCount, totalIsCapped } = page;
  const shown = pageInfo.startPosition + nodes.length - 1;
  if (pageInfo.hasNextPage || shown >= totalCount) return null;
  const all = totalIsCapped ? 'more than ' : 'all ';
  return (
    <p className="mt-4 text-sm">
      The best {formatNumber(shown)} matches are shown. <Link to={other.to}>Sort by {lowerFirst(other.label)}</Link> to
      see {all}
      {formatNumber(totalCount)}.
    </p>
  );
}
