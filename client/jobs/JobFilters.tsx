import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { FilterForm } from '../lists/FilterForm.tsx';
import { TextSearch } from '../lists/TextSearch.tsx';
import type { ListSearch } from '../lists/use-list-search.ts';
import { latePart } from '../ui/late-part.tsx';
import { JobPlaceFilter } from './JobPlaceFilter.tsx';
import { choiceFilters } from './job-choices.ts';
import { type JobSearch, jobList } from './job-search.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';
import { jobWords } from './words.ts';

const JobPayFilter = latePart(() => import('./JobPayFilter.tsx').then((module) => module.JobPayFilter));

/** The id of the form, to which the order of the list belongs although it is outside it. */
export const JOB_FILTERS = 'job-filters';

interface JobFiltersProps extends Pick<ListSearch<JobSearch>, 'change'> {
  search: JobSearch;
  /** Undefined until the first answer: the choices are there, their numbers are not. */
  facets: JobsPageQuery['jobs']['facets'] | undefined;
  nearRefusal: string | undefined;
  showLabel: string;
  onSubmit: (form: FormData) => void;
}

/** The filters of the jobs. */
export function JobFilters({ search, facets, nearRefusal, showLabel, change, onSubmit }: JobFiltersProps) {
  return (
    <FilterForm
      id={JOB_FILTERS}
      label="Filter jobs"
      path={jobList.path}
      inUse={jobList.activeFilters(search).length}
      showLabel={showLabel}
      onSubmit={onSubmit}
      search={<TextSearch label="Search jobs" q={search.q} onSearch={(q) => change({ q }, { replace: true })} />}
    >
      {choiceFilters.map((filter) => (
        <ChoiceFilter
          key={filter.name}
          words={jobWords}
          filter={filter}
          chosen={search[filter.name]}
          counts={facets?.[filter.name]}
          onChange={(chosen) => change({ [filter.name]: chosen })}
        />
      ))}
      <JobPayFilter search={search} change={change} />
      <JobPlaceFilter search={search} counts={facets?.location ?? []} nearRefusal={nearRefusal} change={change} />
    </FilterForm>
  );
}
