import { Pages } from '../lists/Pages.tsx';
import { JobRow } from './JobRow.tsx';
import { type JobSearch, jobList } from './job-search.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';
import { jobWords } from './words.ts';

/** The rows of one page of the list, and the way to the next page. */
export function JobList({ jobs, search }: { jobs: JobsPageQuery['jobs']; search: JobSearch }) {
  return (
    <>
      <ul className="result-list">
        {jobs.nodes.map((job) => (
          <JobRow key={job.id} job={job} search={search} />
        ))}
      </ul>
      <Pages list={jobList} words={jobWords} search={search} page={jobs} />
    </>
  );
}
