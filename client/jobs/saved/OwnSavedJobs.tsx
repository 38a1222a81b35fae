import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SavedJobRow } from './SavedJobs.tsx';
import { useSavedJobsQuery } from './saved-jobs.generated.ts';

const PAGE = 10;
const NOT_LOADED = 'Your saved jobs could not be loaded';

/** The section of the account page about the jobs that a user has saved, the last saved first. */
export function OwnSavedJobs() {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useSavedJobsQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.savedJobs;
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { savedJobs } }) => ({
        savedJobs: rowsSoFar(before.savedJobs, savedJobs),
      }),
    });
  return (
    <section aria-labelledby="own-saved-jobs" aria-busy={loading}>
      <h3 ref={heading} id="own-saved-jobs" tabIndex={-1} className="text-h3 outline-none">
        Saved jobs
      </h3>
      {error && !page && (
        <ErrorPanel title={NOT_LOADED} message={error.message} onRetry={() => refetch()} busy={loading} />
      )}
      {!page && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {page?.nodes.length === 0 && (
        <p className="mt-2 text-sm">
          You have not saved a job yet. <Link to="/staff-portal">Look at the open posts</Link>
        </p>
      )}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {page.nodes.map((job) => (
            <SavedJobRow key={job.id} job={job} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure={NOT_LOADED}
        className="mt-6"
      >
        Show more saved jobs
      </ShowMore>
    </section>
  );
}
