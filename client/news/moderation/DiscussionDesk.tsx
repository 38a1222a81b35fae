import { useRef } from 'react';
import { ClaimedItems } from '../../desk/ClaimedItems.tsx';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useListResults } from '../../lists/use-list-results.ts';
import { usePageTurn } from '../../lists/use-page-turn.ts';
import { useCommentsToModerateQuery } from './moderation.generated.ts';
import { WaitingComment } from './WaitingComment.tsx';
import { moderationWords } from './words.ts';

/** The comments that are held or reported, those first that have waited longest. For a signed-in operator. */
export function DiscussionDesk() {
  const address = useDeskAddress();
  const query = useCommentsToModerateQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const results = useListResults(query, {
    pageOf: ({ commentsToModerate }) => commentsToModerate,
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
      words={moderationWords}
      results={results}
      total={page && `${totalOf(page, moderationWords.one)} waiting for moderation`}
      filters={[]}
      clearAll={address.of({})}
      heading={heading}
      skeletons={<RowSkeletons />}
    >
      {(queue) => (
        <ClaimedItems queue="DISCUSSION" items={queue.nodes}>
          <ol>
            {queue.nodes.map((comment) => (
              <WaitingComment key={`${comment.id} ${comment.revision}`} comment={comment} onDecided={onDecided} />
            ))}
          </ol>
          <DeskPages address={address} page={queue} label="Pages of comments to moderate" />
        </ClaimedItems>
      )}
    </Results>
  );
}
