import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOwnApplicationsQuery } from './job-applications.generated.ts';
import { OwnApplicationRow } from './OwnApplicationRow.tsx';

const PAGE = 10;

/** The section of the account page about the jobs that a user has applied for. */
export function OwnApplications() {
  const { session } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useOwnApplicationsQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.myApplications;
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { myApplications } }) => ({
        ...before,
        myApplications: rowsSoFar(before.myApplications, myApplications),
      }),
    });
  return (
    <section aria-labelledby="applications" aria-busy={loading}>
      <h3 id="applications" tabIndex={-1} className="text-h3">
        Your applications
      </h3>
      {error && !page && (
        <ErrorPanel
          title="Your applications could not be loaded"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!page && !error && <Skeleton className="mt-6 h-16 w-full" />}
      {page?.nodes.length === 0 && (
        <p className="mt-2 text-sm">
          You have not applied for a job yet. <Link to="/staff-portal">Find a job</Link>
        </p>
      )}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {page.nodes.map((application) => (
            <OwnApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure="Your applications could not be loaded"
        className="mt-6"
      >
        Show more applications
      </ShowMore>
    </section>
  );
}
