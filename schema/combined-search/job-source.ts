import { readJobFilter } from '../jobs/job-filter-reading.ts';
import type { JobRow } from '../jobs/job-row.ts';
import { wantedParts } from '../jobs/job-selection.ts';
import { listedJobs } from '../jobs/listed-jobs.ts';
import { formatSalary } from '../jobs/pay/pay.ts';
import { readSearchFilters } from '../jobs/search/search-filters.ts';
import { asFilter } from '../jobs/search/understood-search.ts';
import { withoutQuoted } from '../queries/search/quoted.ts';
import { londonDate } from '../text/clock-text.ts';
import { excerptOf } from './excerpt.ts';
import { listedSource } from './search-source.ts';

/** Open posts. */
export const jobSource = listedSource({
  name: 'jobs',
  category: 'recruitment',
  listed: listedJobs,
  wanted: wantedParts(new Set(['title', 'employer', 'location', 'description'])),
  whole: ({ db, ports }) => readJobFilter(db, {}, londonDate(ports.clock.now())),
  named: {
    filtersIn,
    part: ({ db, ports }, text) => readJobFilter(db, asFilter(filtersIn(text)), londonDate(ports.clock.now())),
  },
  inPlaces: ({ shape, values }, placesInTown) => ({
    shape: { ...shape, location: true },
    values: { ...values, placesInTown },
  }),
  present: (job: JobRow) => ({
    id: job.id,
    title: job.title,
    description: excerptOf(`${job.employerName}. ${withoutHeadings(job.description)}`),
    data: {
      kind: 'recruitment',
      employer: job.employerName,
      // The portal advertises each post by itself.
      positions: 1,
      location: job.location,
      region: job.region,
      salary: formatSalary(job.salaryMin, job.salaryMax),
    },
    path: `/staff-portal?job=${job.id}`,
  }),
});

/** Pay, band, kind of post and hours that a text names, as in a search of the list of posts. */
function filtersIn(text: string) {
  return readSearchFilters(withoutQuoted(text));
}

function withoutHeadings(markdown: string): string {
  return markdown.replace(/^#+ .*\n+/, '');
}
