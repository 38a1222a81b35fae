import { ClaimedItems } from '../../desk/ClaimedItems.tsx';
import { DeskPages } from '../../desk/DeskPages.tsx';
import { RowSkeletons } from '../../desk/RowSkeletons.tsx';
import { useDeskAddress } from '../../desk/use-desk-address.ts';
import { useDeskList } from '../../desk/use-desk-list.ts';
import { totalOf } from '../../lists/count-words.ts';
import { Results } from '../../lists/Results.tsx';
import { useCommentsToModerateQuery } from './moderation.generated.ts';
import { WaitingComment } from './WaitingComment.tsx';
import { moderationWords } from './words.ts';

/** The comments that are held or reported, those first that have waited longest. For a signed-in operator. */
export function DiscussionDesk() {
  const address = useDeskAddress();
  const query = useCommentsToModerateQuery({ variables: address.page, fetchPolicy: 'cache-and-network' });
  const { results, heading, onHandled } = useDeskList(address, query, ({ commentsToModerate }) => commentsToModerate);
  const { page } = results;
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
              <WaitingComment key={`${comment.id} ${comment.revision}`} comment={comment} onDecided={onHandled} />
            ))}
          </ol>
          <DeskPages address={address} page={queue} label="Pages of comments to moderate" />
        </ClaimedItems>
      )}
    </Results>
  );
}
