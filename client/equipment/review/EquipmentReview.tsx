import { useRef } from 'react';
import { ClaimedItems } from '../../desk/ClaimedItems.tsx';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { ReviewedItem } from './ReviewedItem.tsx';
import { useEquipmentToReviewQuery } from './review.generated.ts';
import { reviewWords } from './words.ts';

/** The products that wait for an operator, those first that have waited longest. For a signed-in operator. */
export function EquipmentReview() {
  const address = useDeskAddress();
  const query = useEquipmentToReviewQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ equipmentToReview }) => equipmentToReview,
    startAnew: () => address.go({}, { replace: true }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn({ after: address.value('after'), before: address.value('before') }, heading);
  const { page } = results;
  const onDecided = () => {
    // The button that was pressed goes with its row.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
    // Of a page whose last row is decided nothing would be left to see, whatever waits on the others.
    if (page?.nodes.length === 1 && page.totalCount > 1) address.go({}, { replace: true });
    else results.retry();
  };
  return (
    <Results
      words={reviewWords}
      results={results}
      total={page && `${totalOf(page, reviewWords.one, reviewWords.many)} waiting for a review`}
      filters={[]}
      clearAll={address.of({})}
      heading={heading}
      skeletons={<RowSkeletons />}
    >
      {(queue) => (
        <ClaimedItems queue="EQUIPMENT" items={queue.nodes}>
          <ol>
            {queue.nodes.map((posting) => (
              <ReviewedItem key={`${posting.id} ${posting.revision}`} posting={posting} onDecided={onDecided} />
            ))}
          </ol>
          <DeskPages address={address} page={queue} label="Pages of products to review" />
        </ClaimedItems>
      )}
    </Results>
  );
}
