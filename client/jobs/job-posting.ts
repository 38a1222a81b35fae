import type { Inline } from '../ui/parse-inline.ts';
import { type Block, parseMarkdown } from '../ui/parse-markdown.ts';
import type { OpenJobFragment } from './open-job.generated.ts';
import { nationLabel } from './pay-facts.ts';

/** The job as a schema.org JobPosting, for search engines. */
export function jobPosting(job: OpenJobFragment): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionAsHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.employer.name, value: job.reference },
    datePosted: job.postedAt,
    ...(job.closesAt && { validThrough: job.closesAt }),
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

/** The format asks for the description in HTML. */
function descriptionAsHtml(markdown: string): string {
  return parseMarkdown(markdown).map(blockAsHtml).join('');
}

function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${textOf(block.children)}</h3>`;
    case 'paragraph':
      return `<p>${textOf(block.children)}</p>`;
    default:
      return `<ul>${block.items.map((item) => `<li>${textOf(item)}</li>`).join('')}</ul>`;
  }
}

function textOf(parts: readonly Inline[]): string {
  return parts.map((part) => ('children' in part ? textOf(part.children) : escapeHtml(part.text))).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
