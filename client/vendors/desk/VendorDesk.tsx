import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { useVendorsToReviewQuery } from './desk.generated.ts';
import { VendorDeskRow } from './VendorDeskRow.tsx';
import { vendorLists, vendorWords } from './words.ts';

const STATE = 'state';

/** Applications to become a supplier: those that wait with those first that are due first. For a signed-in operator. */
export function VendorDesk() {
  const address = useDeskAddress();
  const named = vendorLists.find(({ slug }) => slug === address.value(STATE)) ?? vendorLists[0];
  const state = named?.state ?? 'SUBMITTED';
  const query = useVendorsToReviewQuery({ variables: { ...address.page, state }, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ vendorApplications }) => vendorApplications,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const { page } = results;
  const onDecided = () => {
    // The button that was pressed goes with its row.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    if (page?.nodes.length === 1 && page.totalCount > 1) address.go({}, { replace: true });
    else results.retry();
  };
  return (
    <>
      <nav aria-label="Which applications" className="mb-6">
        <ul className="flex flex-wrap gap-x-6">
          {vendorLists.map(({ slug, label }) => (
            <li key={slug}>
              <Link
                to={address.of({ [STATE]: slug })}
                aria-current={slug === named?.slug ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center text-sm ${slug === named?.slug ? 'font-bold text-ink no-underline' : ''}`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Results
        words={vendorWords}
        results={results}
        total={page && totalOf(page, vendorWords.one, vendorWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(queue) => (
          <MaybeClaimed isQueue={state === 'SUBMITTED'} queue="SUPPLIERS" items={queue.nodes}>
            <ol>
              {queue.nodes.map((application) => (
                <VendorDeskRow
                  key={`${application.id} ${application.revision}`}
                  application={application}
                  onDecided={onDecided}
                />
              ))}
            </ol>
            <DeskPages address={address} page={queue} label="Pages of applications" />
          </MaybeClaimed>
        )}
      </Results>
    </>
  );
}
