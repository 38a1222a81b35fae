import { useRef } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReviewedItem } from './ReviewedItem.tsx';
import { useEquipmentToReviewQuery } from './review.generated.ts';

const ROWS = 10;

/** The products that wait for an operator, those first that have waited longest. For whoever is signed in as one. */
export function EquipmentReview() {
  const { data, error, loading, refetch } = useEquipmentToReviewQuery({
    variables: { first: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const queue = data?.equipmentToReview;
  const onDecided = () => {
    heading.current?.focus();
    refetch().catch(() => {
      // The query's own error says what failed.
    });
  };
  return (
    <section aria-labelledby="equipment-review">
      <h2 ref={heading} id="equipment-review" tabIndex={-1} className="text-h2">
        Equipment to review
      </h2>
      {queue && (
        <p role="status" className="num mt-2 text-sm text-ink-2">
          {queue.totalCount === 0 && 'Nothing waits for a review.'}
          {queue.totalCount === 1 && '1 product waits.'}
          {queue.totalCount > 1 && `${queue.totalCount.toLocaleString('en-GB')} products wait, the oldest first.`}
        </p>
      )}
      {!queue && !error && <Skeleton className="mt-6 h-60 w-full" />}
      {error && (
        <ErrorPanel
          title="The products could not be loaded"
          message={error.message}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {queue && queue.nodes.length > 0 && (
        <ol aria-busy={loading} className="mt-6 border-t border-line">
          {queue.nodes.map((posting) => (
            <ReviewedItem key={`${posting.id} ${posting.revision}`} posting={posting} onDecided={onDecided} />
          ))}
        </ol>
      )}
    </section>
  );
}
