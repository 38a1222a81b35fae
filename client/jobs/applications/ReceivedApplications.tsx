import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useSession } from '../../accounts/use-session.ts';
import { countOf } from '../../lists/count-words.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { STAFF_PORTAL } from '../words.ts';
import { ReceivedApplicationsDocument, useReceivedApplicationsQuery } from './job-applications.generated.ts';
import { ReceivedApplicationRow } from './ReceivedApplicationRow.tsx';
import { MoveTogether } from './together/MoveTogether.tsx';
import { useChosen } from './together/use-chosen.ts';

const PAGE = 20;
/** The most rows that the graph answers at once. */
const LONGEST_PAGE = 100;

interface ReceivedApplicationsProps {
  jobId: string;
  onClose: () => void;
}

/** The applications to a job, for the account that advertised it. */
export function ReceivedApplications({ jobId, onClose }: ReceivedApplicationsProps) {
  const client = useApolloClient();
  const list = useRef<HTMLUListElement>(null);
  const { session, failure } = useSession();
  const query = useReceivedApplicationsQuery({
    variables: { jobId, first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { data, loading, refetch, fetchMore, updateQuery } = query;
  const error = query.error ?? failure;
  const page = data?.jobApplications;
  const applications = useChosen(page?.nodes ?? []);
  const hasSeveral = applications.movable.length > 1;
  const showMore = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { jobApplications } }) => ({
        ...before,
        jobApplications: rowsSoFar(before.jobApplications, jobApplications),
      }),
    });
  /** Has the rows that are shown be as they are now: of an application that was withdrawn nothing stays on the screen. */
  const askAnew = async () => {
    const shown = page?.nodes.length ?? 0;
    const { data: now } = await client.query({
      query: ReceivedApplicationsDocument,
      variables: { jobId, first: Math.min(Math.max(shown, PAGE), LONGEST_PAGE) },
      fetchPolicy: 'network-only',
    });
    if (now) updateQuery(() => now);
  };
  return (
    <Sheet
      title="Applications"
      place={STAFF_PORTAL}
      area="staff"
      status={page && `${countOf(page.totalCount, 'application')} loaded`}
      onClose={onClose}
    >
      {data?.job && page && (
        <p className="mt-1 text-lg break-words text-ink-2">
          {data.job.title}, {countOf(data.job.applications, 'application')}
          {page.totalCount > data.job.applications && ` and ${page.totalCount - data.job.applications} withdrawn`}
        </p>
      )}
      {page?.nodes.length === 0 && (
        <EmptyState title="No applications yet" text="We email you when someone applies. Applications appear here." />
      )}
      {hasSeveral && <MoveTogether applications={applications} onStale={() => void askAnew().catch(() => undefined)} />}
      {page && page.nodes.length > 0 && (
        <ul ref={list} className="mt-6 border-t border-line">
          {page.nodes.map((application) => (
            <ReceivedApplicationRow
              key={application.id}
              application={application}
              isChosen={applications.has(application.id)}
              onChoose={hasSeveral ? (isChosen) => applications.choose([application.id], isChosen) : undefined}
              onStale={() => void askAnew().catch(() => undefined)}
            />
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        hasMore={page?.pageInfo.hasNextPage === true}
        isLoading={loading}
        fetchRows={showMore}
        failure="The applications could not be shown"
        className="mt-6"
      >
        Show more applications
      </ShowMore>
      {!page && error && !loading && (
        <ErrorPanel
          title="The applications could not be shown"
          message={error.message}
          onRetry={() => refetch()}
          busy={loading}
        />
      )}
      {!page && !(error && !loading) && <RowsSkeleton className="mt-6" />}
    </Sheet>
  );
}
