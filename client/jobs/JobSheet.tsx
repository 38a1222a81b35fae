import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { JobActions } from './JobActions.tsx';
import { JobContent } from './JobContent.tsx';
import { JobContentSkeleton } from './JobContentSkeleton.tsx';
import { type OpenJobFragment, useOpenJobQuery } from './open-job.generated.ts';
import { openedJobWords } from './words.ts';

/** One job as a dialog over the list that it was opened from. */
export function JobSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOpenJobQuery({ variables: { id } });
  const job = query.data?.job;
  useHead({ ...(job && { title: job.title }), canonicalPath: `/staff-portal?job=${id}` });
  return (
    <ItemSheet
      words={openedJobWords}
      query={query}
      title={job?.title}
      onClose={onClose}
      skeleton={<JobContentSkeleton />}
    >
      {job && <JobInSheet job={job} />}
    </ItemSheet>
  );
}

function JobInSheet({ job }: { job: OpenJobFragment }) {
  return (
    <>
      <p className="mt-1 text-lg text-ink-2">
        {job.employer.name}, {job.location}
      </p>
      <JobActions job={job} />
      <div className="mt-8">
        <JobContent job={job} layout="sheet" />
      </div>
    </>
  );
}
