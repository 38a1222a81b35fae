import { type ReactNode, useMemo } from 'react';
import type { To } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useHead, useStatus } from '../navigation/page-context.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { JobActions } from './JobActions.tsx';
import { JobContent } from './JobContent.tsx';
import { JobContentSkeleton } from './JobContentSkeleton.tsx';
import { jobPosting } from './job-posting.ts';
import { type OpenJobFragment, useOpenJobQuery } from './open-job.generated.ts';
import { openedJobWords } from './words.ts';

/** One job as the page: what a shared address, a reload and a browser without scripts show. */
export function JobPage({ id, allJobs }: { id: string; allJobs: To }) {
  const query = useOpenJobQuery({ variables: { id } });
  const job = query.data?.job;
  return (
    <ItemPage
      area="staff"
      words={openedJobWords}
      query={query}
      isFound={Boolean(job)}
      list={allJobs}
      skeleton={<JobContentSkeleton />}
    >
      {(back) => job && <FoundJob job={job} back={back} />}
    </ItemPage>
  );
}

function FoundJob({ job, back }: { job: OpenJobFragment; back: ReactNode }) {
  // Both are for machines, which read the page as it was served: the browser need not know how to write them.
  const structuredData = useMemo(() => (import.meta.env.SSR && job.isOpen ? jobPosting(job) : undefined), [job]);
  const description = import.meta.env.SSR
    ? `${job.title} at ${job.employer.name}, ${job.location}. ${job.salary}.`
    : undefined;
  useStatus(job.isOpen ? 200 : 410);
  useHead({
    title: job.title,
    description,
    canonicalPath: `/staff-portal?job=${job.id}`,
    structuredData,
  });
  return (
    <>
      <PageHeader area="staff" title={job.title} above={back} lead={`${job.employer.name}, ${job.location}`}>
        <JobActions job={job} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <JobContent job={job} layout="page" />
      </div>
    </>
  );
}
