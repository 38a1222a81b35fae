import { DeskLists } from '../../../desk/DeskLists.tsx';
import { DeskPages } from '../../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../../desk/use-desk-address.ts';
import { useDeskList } from '../../../desk/use-desk-list.ts';
import { totalOf } from '../../../lists/count-words.ts';
import { Results } from '../../../lists/Results.tsx';
import { DeskOrder } from './DeskOrder.tsx';
import { useOrderDeskQuery } from './desk.generated.ts';
import { deskWords, orderLists } from './words.ts';

const LIST = 'state';

/** Bulk orders: those whose buyers wait for a first answer with the longest waiting first, and all others. */
export function OrderDesk() {
  const address = useDeskAddress();
  const shown = orderLists.find(({ slug }) => slug === address.value(LIST)) ?? orderLists[0];
  const query = useOrderDeskQuery({
    variables: { ...address.page, state: shown.state },
    fetchPolicy: 'cache-and-network',
  });
  const { results, heading, onHandled } = useDeskList(address, query, ({ bulkOrdersToHandle }) => bulkOrdersToHandle);
  const { page } = results;
  return (
    <>
      <DeskLists label="Which bulk orders" name={LIST} lists={orderLists} shown={shown.slug} address={address} />
      <Results
        words={deskWords}
        results={results}
        total={page && totalOf(page, deskWords.one, deskWords.many)}
        filters={[]}
        clearAll={address.of({})}
        heading={heading}
        skeletons={<RowSkeletons />}
      >
        {(queue) => (
          <>
            <MaybeClaimed isQueue={shown.state === 'WAITING'} queue="ORDERS" items={queue.nodes}>
              <ol>
                {queue.nodes.map((order) => (
                  <DeskOrder key={order.id} deskOrder={order} onHandled={onHandled} />
                ))}
              </ol>
            </MaybeClaimed>
            <DeskPages address={address} page={queue} label="Pages of bulk orders" />
          </>
        )}
      </Results>
    </>
  );
}
