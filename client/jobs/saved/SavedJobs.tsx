import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMark } from '../../accounts/sign-in-mark.ts';
import { useSession } from '../../accounts/use-session.ts';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { openedHereState } from '../../navigation/opened-here.ts';
import { Button } from '../../ui/Button.tsx';
import { closingLabel } from '../job-facts.ts';
import { jobList } from '../job-search.ts';
import { type SavedJobRowFragment, useSavedJobsQuery } from './saved-jobs.generated.ts';
import { useSaving } from './use-saving.ts';

/** The number of jobs that are shown at first, as the list of all jobs is below. */
const FIRST = 3;
/** And how many more at a time. */
const MORE = 20;

/** The way to the jobs that may suit the signed-in user, and those that they have saved, the last saved first. */
export function SavedJobs() {
  if (!useMark()) return null;
  return (
    <>
      <p className="page-wrap pt-4 text-sm">
        <Link to="/account/for-you" className="inline-flex min-h-11 items-center font-medium">
          Jobs suggested for you
        </Link>
      </p>
      <OwnSavedJobs />
    </>
  );
}

function OwnSavedJobs() {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data, loading, fetchMore } = useSavedJobsQuery({
    variables: { first: FIRST },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = session && data?.savedJobs;
  if (!page || page.nodes.length === 0) return null;
  const showMore = () =>
    fetchMore({
      variables: { first: MORE, after: page.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { savedJobs } }) => ({
        ...before,
        savedJobs: rowsSoFar(before.savedJobs, savedJobs),
      }),
    });
  return (
    <section aria-labelledby="saved-jobs" className="page-wrap pt-6 lg:pt-10">
      <h2 id="saved-jobs" ref={heading} tabIndex={-1} className="text-h3">
        Saved jobs ({page.totalCount})
      </h2>
      <ul ref={list} className="mt-4 border-t-2 border-ink">
        {page.nodes.map((job) => (
          <SavedJobRow key={job.id} job={job} state={openedHereState()} onRemoved={() => heading.current?.focus()} />
        ))}
      </ul>
      <ShowMore
        list={list}
        hasMore={page.pageInfo.hasNextPage}
        isLoading={loading}
        fetchRows={showMore}
        failure="Your saved jobs could not be loaded"
        className="mt-4"
      >
        Show more saved jobs
      </ShowMore>
    </section>
  );
}

interface SavedJobRowProps {
  readonly job: SavedJobRowFragment;
  /** The state of the link to the job: whether it opens over a list. */
  readonly state?: object;
  readonly onRemoved: () => void;
}

/** A job that was saved, and the button that takes it from the list. */
export function SavedJobRow({ job, state, onRemoved }: SavedJobRowProps) {
  const { isWorking, remove } = useSaving(job.id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div>
        <Link to={`${jobList.path}?${jobList.item}=${job.id}`} state={state} className="font-bold">
          {job.title}
        </Link>
        <p className="text-sm">
          {job.employer}, {job.location}
        </p>
        <p className="text-xs text-ink-2">{job.isOpen ? closingLabel(job.closesAt) : 'Closed'}</p>
      </div>
      <Button
        size="compact"
        aria-disabled={isWorking}
        onClick={async () => {
          // The row disappears with the focused button.
          if (!isWorking && (await remove())) onRemoved();
        }}
      >
        Remove
        <span className="sr-only"> {job.title} from your saved jobs</span>
      </Button>
    </li>
  );
}
