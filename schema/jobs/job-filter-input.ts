import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { LONGEST_TEXT } from '../queries/filter-values.ts';
import type { JobFilter } from './job-filter.ts';
import { LARGEST_RADIUS } from './job-filter.ts';
import { HIGHEST_SALARY } from './job-filter-reading.ts';
import { JobType, JobUrgency, PayBand } from './job-vocabulary.ts';

export const JobFilterInput = builder.inputRef<JobFilter>('JobFilter').implement({
  description:
    'A filter of a list of posts. All conditions must hold. A list has 100 entries at most; equal ones count once.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words in title, department, employer, place, agency, reference or description. Synonyms count; a part of a title is found too. Pay, band, place, kind of post and hours that it names become filters, but for words in quotes. 200 characters at most.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    department: t.string({
      description: 'The whole name of a department; case and accents do not count.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    location: t.string({
      description: 'A town with its districts, by any of its names; case and accents do not count.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    region: t.string({
      description: 'NHS England region, Scotland, Wales or Northern Ireland.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    type: t.field({ type: [JobType], description: 'Any of these kinds of post.' }),
    band: t.field({ type: [PayBand], description: 'Any of these Agenda for Change bands.' }),
    urgency: t.field({ type: [JobUrgency], description: 'Any of these urgencies.' }),
    salaryMin: t.int({
      description: 'Posts whose highest salary is at least this, in whole pounds a year.',
      ...constrained({ minimum: 0, maximum: HIGHEST_SALARY }),
    }),
    salaryMax: t.int({
      description:
        'Posts that pay this or less at their lowest, in whole pounds a year; for a post that states only a highest salary, that counts.',
      ...constrained({ minimum: 0, maximum: HIGHEST_SALARY }),
    }),
    near: t.string({
      description:
        'A town, hospital site or postcode to measure distances from; of several places of a name, the largest.',
      ...constrained({ maxLength: LONGEST_TEXT }),
    }),
    radius: t.int({
      description: 'Distance from `near` in miles, 1 to 200; 20 when nothing is said. Only together with `near`.',
      ...constrained({ minimum: 1, maximum: LARGEST_RADIUS }),
    }),
  }),
});

export const JobSort = builder.enumType('JobSort', {
  description: 'Order of a list of posts.',
  values: {
    NEWEST: { value: 'newest', description: 'Most recently advertised first.' },
    CLOSING_SOON: { value: 'closing_soon', description: 'Earliest closing date first.' },
    SALARY_HIGH: { value: 'salary_high', description: 'Highest salary first.' },
    SALARY_LOW: { value: 'salary_low', description: 'Lowest salary first.' },
    DISTANCE: {
      value: 'distance',
      description: 'Nearest first, and of the same place the newest. Needs `near`; without it, newest first.',
    },
    RELEVANCE: {
      value: 'relevance',
      description:
        'Best match first, among the newest posts that match, 100 at most. Needs `search`; without it, newest first.',
    },
  } as const,
});
