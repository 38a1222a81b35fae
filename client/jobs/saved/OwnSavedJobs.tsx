import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../accounts/use-session.ts';
import { GrowingSection } from '../../lists/GrowingSection.tsx';
import { rowsSoFar } from '../../lists/rows-so-far.ts';
import { SavedJobRow } from './SavedJobs.tsx';
import { useSavedJobsQuery } from './saved-jobs.generated.ts';

const PAGE = 10;

/** The section of the account page about the jobs that a user has saved, the last saved first. */
export function OwnSavedJobs() {
  const { session } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useSavedJobsQuery({
    variables: { first: PAGE },
    skip: !session,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = query.data?.savedJobs;
  const fetchRows = () =>
    query.fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { savedJobs } }) => ({
        savedJobs: rowsSoFar(before.savedJobs, savedJobs),
      }),
    });
  return (
    <GrowingSection
      id="own-saved-jobs"
      title="Saved jobs"
      heading={heading}
      query={query}
      page={page}
      fetchRows={fetchRows}
      notLoaded="Your saved jobs could not be loaded"
      empty={
        <>
          You have not saved a job yet. <Link to="/staff-portal">Look at the open posts</Link>
        </>
      }
      more="Show more saved jobs"
      row={(job) => (
        <SavedJobRow key={job.id} job={job} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
      )}
    />
  );
}
