import { useRef } from 'react';
import { totalOf } from '../lists/count-words.ts';
import { Results } from '../lists/Results.tsx';
import { SortSelect } from '../lists/SortSelect.tsx';
import { understoodFilters } from '../lists/understood-filters.ts';
import { useListResults } from '../lists/use-list-results.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { usePageTurn } from '../lists/use-page-turn.ts';
import { latePart } from '../ui/late-part.tsx';
import { JOB_FILTERS, JobFilters } from './JobFilters.tsx';
import { JobList } from './JobList.tsx';
import { JobRowSkeletons } from './JobRowSkeletons.tsx';
import { jobList, jobSearchVariables } from './job-search.ts';
import { useJobsPageQuery } from './jobs-page.generated.ts';
import { nearestAdvice } from './nearest-advice.ts';
import { jobWords, PAY_REVERSED, PLACE_UNKNOWN, someWordsNote } from './words.ts';

const NearNote = latePart(() => import('./NearNote.tsx').then((module) => module.NearNote));
const MeantPlaces = latePart(() => import('./MeantPlaces.tsx').then((module) => module.MeantPlaces));
const DistanceSource = latePart(() => import('./DistanceSource.tsx').then((module) => module.DistanceSource));
const JobFeedLink = latePart(() => import('./JobFeedLink.tsx').then((module) => module.JobFeedLink));

/** Filters, order and list of the jobs. */
export function JobSearchSection({ payNote }: { payNote: string | undefined }) {
  const { search, wanted, change, submit } = useListSearch(jobList);
  const query = useJobsPageQuery({ variables: jobSearchVariables(search), notifyOnNetworkStatusChange: true });
  const results = useListResults(query, {
    pageOf: ({ jobs }) => jobs,
    startAnew: () => change({}, { replace: true }),
    refusable: ['near', 'salaryMax'],
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTurn(search, heading);
  const { page, lastPage, refusal } = results;
  const isPayReversed = refusal !== undefined && search.payMax !== '' && Number(search.pay) > Number(search.payMax);
  const isPlaceUnknown = refusal !== undefined && !isPayReversed;
  const total = page && totalOf(page, 'job');
  return (
    <section
      aria-labelledby="jobs"
      className="page-wrap filter-grid pt-6 pb-10 lg:grid-cols-12 lg:gap-x-8 lg:pt-10 lg:pb-16"
    >
      <JobFilters
        search={wanted}
        facets={lastPage?.facets}
        nearRefusal={isPlaceUnknown ? PLACE_UNKNOWN : undefined}
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
        className="max-lg:col-start-2 max-lg:row-start-2 lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:-mt-1"
      />
      <div className="max-lg:col-span-2 max-lg:row-start-3 max-lg:pt-6 lg:col-span-9 lg:col-start-4 lg:row-start-1">
        {page && <NearNote page={page} search={search} />}
        <Results
          words={isPlaceUnknown ? { ...jobWords, noMatch: PLACE_UNKNOWN } : jobWords}
          results={isPayReversed ? { ...results, refusal: PAY_REVERSED } : results}
          total={total}
          filters={understoodFilters(jobList, search, page)}
          correction={jobList.correctionOf(search, page?.correction)}
          clearAll={jobList.of(jobList.withoutFilters(search))}
          heading={heading}
          headingClassName="lg:pr-60"
          skeletons={<JobRowSkeletons />}
          note={page?.matchesSomeWords ? someWordsNote(page.searchText?.words) : undefined}
          help={isPlaceUnknown && <MeantPlaces error={query.error} search={search} />}
          whyNone={page && nearestAdvice(page.near?.radius, page.nearest)}
        >
          {(jobs) => <JobList jobs={jobs} search={search} />}
        </Results>
        {payNote && page && <p className="mt-6 text-xs text-ink-2">{payNote}</p>}
        {page && <DistanceSource />}
        {page && <JobFeedLink search={search} />}
      </div>
    </section>
  );
}
