import { bandWords, sortWords, typeWords, urgencyWords } from './jobs.words.ts';
import { choice, choices, type Parameter, text, wholeNumber } from './parameter.ts';

/** What narrows a list of posts. */
export const jobFilterParameters: readonly Parameter[] = [
  text({
    name: 'search',
    inFilter: true,
    description: 'Words in title, department, employer, place, agency, reference or description. Synonyms count.',
    maxLength: 200,
    example: 'nurse',
  }),
  text({
    name: 'department',
    inFilter: true,
    description: 'The whole name of a department; case and accents do not count.',
    maxLength: 200,
    example: 'Critical care',
  }),
  text({
    name: 'location',
    inFilter: true,
    description: 'A town with its districts, by any of its names; case and accents do not count.',
    maxLength: 200,
    example: 'Manchester',
  }),
  text({
    name: 'region',
    inFilter: true,
    description: 'NHS England region, Scotland, Wales or Northern Ireland.',
    maxLength: 200,
    example: 'North West',
  }),
  choices({
    name: 'type',
    inFilter: true,
    description: 'Any of these kinds of post.',
    words: typeWords,
    example: ['Permanent', 'Contract'],
  }),
  choices({
    name: 'band',
    inFilter: true,
    description: 'Any of these Agenda for Change bands.',
    words: bandWords,
    example: ['6', '8a'],
  }),
  choices({
    name: 'urgency',
    inFilter: true,
    description: 'Any of these urgencies.',
    words: urgencyWords,
    example: ['high'],
  }),
  wholeNumber({
    name: 'salaryMin',
    inFilter: true,
    description: 'Posts whose highest salary is at least this, in whole pounds a year.',
    minimum: 0,
    maximum: 1_000_000,
    example: 30_000,
  }),
  wholeNumber({
    name: 'salaryMax',
    inFilter: true,
    description:
      'Posts that pay this or less at their lowest, in whole pounds a year; where a post states only a highest salary, that counts.',
    minimum: 0,
    maximum: 1_000_000,
    example: 60_000,
  }),
  text({
    name: 'near',
    inFilter: true,
    description: 'A town, hospital site or postcode to measure distances from.',
    maxLength: 200,
    example: 'Leeds',
  }),
  wholeNumber({
    name: 'radius',
    inFilter: true,
    description: 'Distance from `near` in miles; 20 when nothing is said. Only together with `near`.',
    minimum: 1,
    maximum: 200,
    example: 30,
  }),
];

/** How a list of posts is ordered. */
export const jobSortParameter: Parameter = choice({
  name: 'sort',
  description:
    'Order of the list. `relevance` needs `search`, and `distance` needs `near`; without it the newest come first.',
  words: sortWords,
  default: sortWords.NEWEST,
  example: sortWords.CLOSING_SOON,
});
