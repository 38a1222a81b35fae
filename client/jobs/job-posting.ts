import type { StructuredData } from '../navigation/page-output.ts';
import { markdownAsHtml } from '../ui/markdown-as-html.ts';
import type { OpenJobFragment } from './open-job.generated.ts';
import { nationLabel } from './pay-facts.ts';

/**
 * The job as a schema.org JobPosting, for search engines. There is none for a job that one cannot apply for: one that is
 * closed, or may be invented, which people would be shown among jobs without what the page says of samples.
 */
export function jobPosting(job: OpenJobFragment): StructuredData | undefined {
  if (!job.isOpen || job.isSample) return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: markdownAsHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.employer.name, value: job.reference },
    datePosted: job.postedAt,
    // One can apply until the end of the last day.
    ...(job.closesAt && { validThrough: `${job.closesAt}T23:59:59Z` }),
    employmentType: employmentTypes(job),
    hiringOrganization: { '@type': 'Organization', name: job.employer.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        addressRegion: nationLabel(job.nation),
        addressCountry: 'GB',
      },
    },
    ...(job.salaryMin !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.salaryMin,
          maxValue: job.salaryMax ?? job.salaryMin,
          unitText: 'YEAR',
        },
      },
    }),
    directApply: job.applyUrl === null,
  };
}

function employmentTypes({ workingPattern, contractType }: OpenJobFragment): string[] {
  const hours = workingPattern === 'Full-time' ? 'FULL_TIME' : 'PART_TIME';
  const terms = contractType === 'Permanent' ? [] : [contractType === 'Bank' ? 'PER_DIEM' : 'TEMPORARY'];
  return [hours, ...terms];
}
