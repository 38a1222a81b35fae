import { ItemSheet } from '../lists/ItemSheet.tsx';
import { useHead } from '../navigation/page-context.ts';
import { JobActions } from './JobActions.tsx';
import { JobContent } from './JobContent.tsx';
import { JobContentSkeleton } from './JobContentSkeleton.tsx';
import { JobTags } from './JobTags.tsx';
import { documentTitleOf } from './job-facts.ts';
import { type OpenJobFragment, useOpenJobQuery } from './open-job.generated.ts';
import { openedJobWords } from './opened-job-words.ts';

/** One job as a dialog over the list that it was opened from. */
export function JobSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOpenJobQuery({ variables: { id } });
  const job = query.data?.job;
  useHead({ ...(job && { title: documentTitleOf(job) }), canonicalPath: `/staff-portal?job=${id}` });
  return (
    <ItemSheet
      area="staff"
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
      <JobTags job={job} />
      <p className="mt-2 text-lg text-ink-2">
        {job.employer.name}, {job.location}
      </p>
      <JobActions job={job} />
      <div className="mt-8">
        <JobContent job={job} layout="sheet" />
      </div>
    </>
  );
}
