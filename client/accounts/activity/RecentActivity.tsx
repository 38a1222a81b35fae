import { useRef } from 'react';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { formatMoment } from '../../ui/moments.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSession } from '../use-session.ts';
import { useRecentActivityQuery } from './recent-activity.generated.ts';

const PAGE = 5;

/** The section of the account page about recent actions: an unknown one was another person's. */
export function RecentActivity() {
  const { session } = useSession();
  const list = useRef<HTMLOListElement>(null);
  const { data, previousData, error, loading, refetch, fetchMore } = useRecentActivityQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // What was shown stays until the new answer is there.
  const page = (data ?? previousData)?.myActivity;
  const showMore = () =>
    fetchMore({
      variables: { first: 20, after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { myActivity } }) => ({
        ...before,
        myActivity: rowsSoFar(before.myActivity, myActivity),
      }),
    });
  return (
    <section aria-labelledby="activity" aria-busy={loading}>
      <h3 id="activity" className="text-h3">
        Recent activity
      </h3>
      <p className="mt-2 text-sm">What was done with your account. If something was not you, change your password.</p>
      {error && !page && (
        <ErrorPanel
          title="Your activity could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!page && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {page && page.nodes.length > 0 && (
        <ol ref={list} className="mt-6 border-t border-line text-sm">
          {page.nodes.map(({ id, description, happenedAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
              <span className="min-w-0 break-words">{description}</span>
              <time dateTime={happenedAt} className="num text-xs text-ink-2">
                {formatMoment(happenedAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure="Your activity could not be loaded"
        className="mt-6"
      >
        Show more activity
      </ShowMore>
    </section>
  );
}
