import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ItemPage } from '../lists/ItemPage.tsx';
import { useItemOfPage } from '../lists/use-item-of-page.ts';
import { useHead, useStatus } from '../navigation/page-context.ts';
import type { RouteHandle } from '../navigation/route-handle.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { JobActions } from './JobActions.tsx';
import { JobContent } from './JobContent.tsx';
import { JobContentSkeleton } from './JobContentSkeleton.tsx';
import { JobTags } from './JobTags.tsx';
import { documentTitleOf } from './job-facts.ts';
import { readJobForm } from './job-form.ts';
import { jobPosting } from './job-posting.ts';
import { jobList } from './job-search.ts';
import { LazyJobForms } from './LazyJobForms.tsx';
import { OpenJobDocument, type OpenJobFragment, useOpenJobQuery } from './open-job.generated.ts';
import { openedJobWords } from './opened-job-words.ts';
import { STAFF_PORTAL } from './words.ts';

export const handle: RouteHandle = {
  title: STAFF_PORTAL,
  area: 'staff',
  queries: (params) => [{ document: OpenJobDocument, variables: { id: params.get(jobList.item) } }],
};

/**
 * One job as the page: what a shared address, a reload and a browser without scripts show. A form about the job comes over
 * it.
 */
export function Component() {
  const [params] = useSearchParams();
  const id = useItemOfPage(jobList.item);
  const navigate = useNavigate();
  const form = readJobForm(params);
  const query = useOpenJobQuery({ variables: { id } });
  const job = query.data?.job;
  return (
    <>
      <ItemPage
        area="staff"
        words={openedJobWords}
        query={query}
        isFound={Boolean(job)}
        list={jobList.of(jobList.read(params))}
        skeleton={<JobContentSkeleton />}
      >
        {(back) => job && <FoundJob job={job} back={back} />}
      </ItemPage>
      {form && <LazyJobForms form={form} id={id} onClose={() => navigate(-1)} />}
    </>
  );
}

function FoundJob({ job, back }: { job: OpenJobFragment; back: ReactNode }) {
  // Both are for machines, which read the page as it was served: the browser need not know how to write them.
  const structuredData = useMemo(() => (import.meta.env.SSR ? jobPosting(job) : undefined), [job]);
  const description = import.meta.env.SSR
    ? `${job.title} at ${job.employer.name}, ${job.location}. ${job.salary}. Reference ${job.reference}.`
    : undefined;
  useStatus(job.isOpen ? 200 : 410);
  useHead({
    title: documentTitleOf(job),
    description,
    canonicalPath: `/staff-portal?job=${job.id}`,
    structuredData,
  });
  return (
    <>
      <PageHeader
        area="staff"
        title={job.title}
        above={back}
        tags={<JobTags job={job} />}
        lead={`${job.employer.name}, ${job.location}`}
      >
        <JobActions job={job} />
      </PageHeader>
      <div className="page-wrap py-10 lg:py-16">
        <JobContent job={job} layout="page" />
      </div>
    </>
  );
}
