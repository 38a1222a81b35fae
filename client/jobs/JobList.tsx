import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMark } from '../accounts/sign-in-mark.ts';
import { Pages } from '../lists/Pages.tsx';
import { JobRow } from './JobRow.tsx';
import { type JobSearch, jobList } from './job-search.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';
import { jobWords } from './words.ts';

const AppliedJobs = lazy(() =>
  import('./applications/AppliedJobs.tsx').then(
    (module) => ({ default: module.AppliedJobs }),
    // Where the script cannot be fetched, the ways to apply stay.
    () => ({ default: () => null }),
  ),
);

/** The rows of one page of the list, and the way to the next page. */
export function JobList({ jobs, search }: { jobs: JobsPageQuery['jobs']; search: JobSearch }) {
  const [applied, setApplied] = useState<ReadonlyMap<string, ReactNode>>();
  const among = jobs.nodes.map(({ id }) => id);
  return (
    <>
      <ul className="result-list">
        {jobs.nodes.map((job, index) => (
          <JobRow
            key={job.id}
            job={job}
            search={search}
            distance={jobs.distances[index]}
            among={among}
            instead={applied?.get(job.id)}
          />
        ))}
      </ul>
      {useMark() && (
        <Suspense>
          <AppliedJobs jobs={jobs.nodes} onFound={setApplied} />
        </Suspense>
      )}
      <Pages list={jobList} words={jobWords} search={search} page={jobs} />
    </>
  );
}
