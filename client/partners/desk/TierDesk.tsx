import { DeskPages } from '../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { useDeskList } from '../../desk/use-desk-list.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { TierDeskRow } from './TierDeskRow.tsx';
import { useDeskTierRequestsQuery } from './tier-desk.generated.ts';
import { requestWords } from './words.ts';

/** The requests for tiers that wait, those that have waited longest first. */
export function TierDesk() {
  const address = useDeskAddress();
  const query = useDeskTierRequestsQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const { results, heading, onHandled } = useDeskList(address, query, ({ tierRequests }) => tierRequests);
  const { page } = results;
  const labels = new Map(query.data?.partnerTiers.map(({ tier, label }) => [tier, label]));
  return (
    <Results
      words={requestWords}
      results={results}
      total={page && totalOf(page, requestWords.one, requestWords.many)}
      filters={[]}
      clearAll={address.of({})}
      heading={heading}
      note="Partners are told that we decide within 7 days. Requests that have been waiting longest come first."
      skeletons={<RowSkeletons />}
    >
      {(list) => (
        <MaybeClaimed queue="PARTNERS" isQueue items={list.nodes}>
          <ul>
            {list.nodes.map((request) => (
              <TierDeskRow
                key={request.id}
                request={request}
                label={labels.get(request.tier) ?? request.tier}
                presentLabel={request.presentTier && (labels.get(request.presentTier) ?? request.presentTier)}
                onDone={onHandled}
              />
            ))}
          </ul>
          <DeskPages address={address} page={list} label={`Pages of ${requestWords.many}`} />
        </MaybeClaimed>
      )}
    </Results>
  );
}
