import { useRef } from 'react';
import { totalOf } from '../lists/count-words.ts';
import { Results } from '../lists/Results.tsx';
import { SortSelect } from '../lists/SortSelect.tsx';
import { useListResults } from '../lists/use-list-results.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import { latePart } from '../navigation/late-part.tsx';
import { JOB_FILTERS, JobFilters } from './JobFilters.tsx';
import { JobList } from './JobList.tsx';
import { JobRowSkeletons } from './JobRowSkeletons.tsx';
import { jobFilters, jobList, jobSearchVariables } from './job-search.ts';
import { useJobsPageQuery } from './jobs-page.generated.ts';
import { nearestAdvice } from './nearest-advice.ts';
import { jobWords, someWordsNote } from './words.ts';

const NearNote = latePart(() => import('./NearNote.tsx').then((module) => module.NearNote));
const DistanceSource = latePart(() => import('./DistanceSource.tsx').then((module) => module.DistanceSource));

/** Filters, order and list of the jobs. */
export function JobSearchSection({ payNote }: { payNote: string | undefined }) {
  const { search, wanted, change, submit } = useListSearch(jobList);
  const query = useJobsPageQuery({ variables: jobSearchVariables(search), notifyOnNetworkStatusChange: true });
  const results = useListResults(query, {
    pageOf: ({ jobs }) => jobs,
    startAnew: () => change({}, { replace: true }),
    refusable: ['near'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(search, heading);
  const { page, lastPage, refusal } = results;
  const total = page && totalOf(page, 'job');
  return (
    <section
      aria-labelledby="jobs"
      className="page-wrap grid grid-cols-2 gap-x-4 pt-6 pb-10 lg:grid-cols-12 lg:gap-x-8 lg:pt-10 lg:pb-16"
    >
      <JobFilters
        search={wanted}
        facets={lastPage?.facets}
        nearRefusal={refusal}
        change={change}
        onSubmit={(form) => {
          submit(form);
          heading.current?.focus();
        }}
        showLabel={total ? `Show ${total}` : 'Show jobs'}
      />
      <SortSelect
        form={JOB_FILTERS}
        sorts={jobList.sortsFor(wanted)}
        current={jobList.sortOf(wanted)}
        onChange={(sort) => change({ sort })}
        className="max-lg:col-start-2 max-lg:row-start-1 lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:-mt-1"
      />
      <div className="max-lg:col-span-2 max-lg:pt-6 lg:col-span-9 lg:col-start-4 lg:row-start-1">
        {page && <NearNote near={page.near} search={search} />}
        <Results
          words={jobWords}
          results={results}
          total={total}
          filters={jobFilters(search, page)}
          correction={jobList.correctionOf(search, page?.correction)}
          clearAll={jobList.of(jobList.withoutFilters(search))}
          heading={heading}
          headingClassName="lg:pr-60"
          skeletons={<JobRowSkeletons />}
          note={page?.matchesSomeWords ? someWordsNote(page.searchText?.words) : undefined}
          whyNone={page && nearestAdvice(search, page.nearest)}
        >
          {(jobs) => <JobList jobs={jobs} search={search} />}
        </Results>
        {payNote && page && <p className="mt-6 max-w-none text-xs text-ink-2">{payNote}</p>}
        {page && <DistanceSource />}
      </div>
    </section>
  );
}
