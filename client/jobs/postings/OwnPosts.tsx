import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { openedState } from '../../dialog/dialog-address.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { OwnDrafts } from './drafts/OwnDrafts.tsx';
import { OwnPostRow, type Publisher } from './OwnPostRow.tsx';
import { useOwnPostsQuery } from './own-posts.generated.ts';
import { postingAddress, sheetAddress } from './posting-address.ts';
import { POST_A_JOB, POSTS_NOT_LOADED } from './words.ts';

const PAGE_SIZE = 20;
const linkClasses = 'inline-flex min-h-11 items-center text-sm font-medium';

/** The posts that an account has advertised. Who has none, and may post none, sees nothing of it but a failure. */
export function OwnPosts({ account }: { account: Publisher }) {
  const mayPost = account.access !== 'MEMBER';
  const { data, error, loading, refetch, fetchMore } = useOwnPostsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const list = useRef<HTMLUListElement>(null);
  const posts = data?.myJobs.nodes ?? [];
  const isFailed = error && !data;
  if (!mayPost && posts.length === 0 && !isFailed) return null;
  return (
    <section aria-labelledby="own-posts" aria-busy={loading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="own-posts" className="text-h3">
          Your posts
        </h3>
        {mayPost && (
          <div className="flex flex-wrap gap-x-6">
            <Link to={postingAddress('job')} state={openedState()} className={linkClasses}>
              {POST_A_JOB}
            </Link>
            <Link to={sheetAddress()} state={openedState()} className={linkClasses}>
              Post jobs from a spreadsheet
            </Link>
          </div>
        )}
      </div>
      {mayPost && <OwnDrafts />}
      {!data && !error && <RowsSkeleton className="mt-4" />}
      {isFailed && (
        <ErrorPanel title={POSTS_NOT_LOADED} message={error.message} busy={loading} onRetry={() => refetch()} />
      )}
      {data && posts.length === 0 && (
        <p className="mt-4 text-sm">You have not posted a job yet. What you post stands here, with its applications.</p>
      )}
      {posts.length > 0 && (
        <ul ref={list} className="mt-4 border-t border-line">
          {posts.map((post) => (
            <OwnPostRow key={post.id} post={post} account={account} />
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={data?.myJobs.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={() =>
          fetchMore({
            variables: { first: PAGE_SIZE, after: data?.myJobs.pageInfo.endCursor },
            updateQuery: (shown, { fetchMoreResult: { myJobs } }) => ({ myJobs: rowsSoFar(shown.myJobs, myJobs) }),
          })
        }
        failure={POSTS_NOT_LOADED}
        className="mt-6"
      >
        Show more posts
      </ShowMore>
    </section>
  );
}
