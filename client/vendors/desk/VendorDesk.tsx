import { DeskLists } from '../../desk/DeskLists.tsx';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { useDeskList } from '../../desk/use-desk-list.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useVendorsToReviewQuery } from './desk.generated.ts';
import { VendorDeskRow } from './VendorDeskRow.tsx';
import { vendorLists, vendorWords } from './words.ts';

const STATE = 'state';

/** Applications to become a supplier: those that wait with those first that are due first. For a signed-in operator. */
export function VendorDesk() {
  const address = useDeskAddress();
  const named = vendorLists.find(({ slug }) => slug === address.value(STATE)) ?? vendorLists[0];
  const { state } = named;
  const query = useVendorsToReviewQuery({ variables: { ...address.page, state }, fetchPolicy: 'cache-and-network' });
  const { results, heading, onHandled } = useDeskList(address, query, ({ vendorApplications }) => vendorApplications);
  const { page } = results;
  return (
    <>
      <DeskLists label="Which applications" name={STATE} lists={vendorLists} shown={named.slug} address={address} />
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
                  onDecided={onHandled}
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
