import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { DeskPages } from '../../../desk/DeskPages.tsx';
import { MaybeClaimed } from '../../../desk/MaybeClaimed.tsx';
import { RowSkeletons } from '../../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../../desk/use-desk-address.ts';
import { totalOf } from '../../../lists/count-words.ts';
import { Results } from '../../../lists/Results.tsx';
import { useListResults } from '../../../lists/use-list-results.ts';
import { usePageTurn } from '../../../lists/use-page-turn.ts';
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
  const results = useListResults(query, {
    pageOf: ({ bulkOrdersToHandle }) => bulkOrdersToHandle,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const { page } = results;
  const onHandled = () => {
    // The button that was pressed may be gone with its row.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    if (page?.nodes.length === 1 && page.totalCount > 1) address.go({}, { replace: true });
    else results.retry();
  };
  return (
    <>
      <nav aria-label="Which bulk orders" className="mb-6">
        <ul className="flex flex-wrap gap-x-6">
          {orderLists.map(({ slug, label }) => (
            <li key={slug}>
              <Link
                to={address.of({ [LIST]: slug })}
                aria-current={slug === shown.slug ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center text-sm ${slug === shown.slug ? 'font-bold text-ink no-underline' : ''}`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
