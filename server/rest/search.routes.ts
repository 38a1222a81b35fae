import { reference } from './engine/json-schema.ts';
import { text, wholeNumber } from './engine/parameter.ts';
import { type Route, read } from './engine/route.ts';
import { SearchDocument } from './operations.generated.ts';
import { presentSearch } from './search.presentation.ts';

const resultExample = {
  id: '01a1ede2-6680-790d-b5ad-95077e39d315',
  category: 'recruitment',
  title: 'Senior Staff Nurse, Critical Care',
  description: 'Irwellside Hospitals. You will lead care at the bedside on a 22-bed critical care unit for adults.',
  relevance: 1,
  percent: 100,
  isWeak: false,
  source: 'live_data',
  path: '/staff-portal?job=01a1ede2-6680-790d-b5ad-95077e39d315',
  why: 'Title: critical care (icu).',
  reasons: [{ word: 'icu', matched: 'critical care', kind: 'synonym', place: 'title' }],
  data: { positions: 1, location: 'Manchester', region: 'North West', salary: '£39,959 to £48,117' },
};

/** The row of the REST table about searching the whole portal. */
export const searchRoutes: readonly Route[] = [
  read(SearchDocument, {
    path: '/search',
    tag: 'Search',
    summary: 'Search the whole portal',
    description:
      'Searches jobs, documents, equipment and news at once. A part that fails or takes longer than 3 seconds is left out, and `sources` says so.',
    pathParameters: [],
    queryParameters: [
      text({
        name: 'q',
        description: 'What somebody typed. Synonyms count, and words with a mistake are understood.',
        maxLength: 200,
        example: 'icu',
      }),
      wholeNumber({
        name: 'limit',
        description: 'How many results to answer.',
        minimum: 1,
        maximum: 8,
        default: 8,
        example: 5,
      }),
    ],
    present: presentSearch,
    answer: reference('SearchAnswer'),
    example: { results: [resultExample], sources: [{ name: 'jobs', answered: true }] },
  }),
];
