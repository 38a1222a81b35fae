import { ClaimedItems } from '../../desk/ClaimedItems.tsx';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { useDeskList } from '../../desk/use-desk-list.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { ReviewedItem } from './ReviewedItem.tsx';
import { useEquipmentToReviewQuery } from './review.generated.ts';
import { reviewWords } from './words.ts';

/** The products that wait for an operator, those first that have waited longest. For a signed-in operator. */
export function EquipmentReview() {
  const address = useDeskAddress();
  const query = useEquipmentToReviewQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const { results, heading, onHandled } = useDeskList(address, query, ({ equipmentToReview }) => equipmentToReview);
  const { page } = results;
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
              <ReviewedItem key={`${posting.id} ${posting.revision}`} posting={posting} onDecided={onHandled} />
            ))}
          </ol>
          <DeskPages address={address} page={queue} label="Pages of products to review" />
        </ClaimedItems>
      )}
    </Results>
  );
}
