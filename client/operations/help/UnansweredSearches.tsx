import { useRef } from 'react';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatDate } from '../../ui/dates.ts';
import { formatNumber } from '../../ui/numbers.ts';
import { unansweredWords } from '../words.ts';
import { type UnansweredHelpSearchFragment, useUnansweredHelpSearchesQuery } from './unanswered-searches.generated.ts';

const columns: readonly [Column<UnansweredHelpSearchFragment>, ...Column<UnansweredHelpSearchFragment>[]] = [
  { header: 'Search', cell: ({ text }) => <span className="wrap-anywhere">{text}</span> },
  { header: 'Day', isNumber: false, cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time> },
  { header: 'Visitors', isNumber: true, cell: ({ searches }) => formatNumber(searches) },
];

/** What visitors searched for in the help center and did not find, the newest day first. */
export function UnansweredSearches() {
  const address = useDeskAddress();
  const query = useUnansweredHelpSearchesQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ unansweredHelpSearches }) => unansweredHelpSearches,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const { page } = results;
  return (
    <Results
      words={unansweredWords}
      results={results}
      total={page && totalOf(page, unansweredWords.one, unansweredWords.many)}
      filters={[]}
      clearAll={address.of({})}
      heading={heading}
      note="Searches of the help center that found no article. They are deleted after 90 days."
      skeletons={<RowSkeletons />}
    >
      {(searches) => (
        <>
          <DataTable
            labelledBy={unansweredWords.many}
            columns={columns}
            rows={searches.nodes}
            rowKey={({ id }) => id}
          />
          <DeskPages address={address} page={searches} label="Pages of searches" />
        </>
      )}
    </Results>
  );
}
