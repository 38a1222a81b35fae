import { SearchDocument } from '../../../server/rest/operations/operations.generated.ts';
import { get, graph, inAnswer, type Row, type Workload } from './workload.ts';

const HITS = 8;

/** Words of several parts of the portal, a typing error and words that are nowhere. */
const words: readonly string[] = [
  'nurse',
  'patient monitor',
  'infection control',
  'radiographer london',
  'wheelchair',
  'procurement',
  'defibrilator',
  'icu',
  'pay bands',
  'veterinary surgeon',
];

const query = `query Find($q: String!, $limit: Int!) {
  search(q: $q, limit: $limit) { hits { id category title percent path } } }`;
const path = (text: string) => `/combined?q=${encodeURIComponent(text)}`;

/**
 * All parts of the portal at once. The limit sends the same statements, all at once too, and answers their rows as they
 * are: what the portal then works out from them is the portal's own.
 */
export const combinedSearch: Workload = {
  name: 'combined',
  description: `search over everything, the best ${HITS}`,
  mayGrow: true,
  fields: 'every row of every statement',
  requests: {
    graphql: words.map((q) => graph(query, { q, limit: HITS })),
    rest: words.map((q) => get(`/api/search?q=${encodeURIComponent(q)}&limit=${HITS}`)),
    operation: words.map((q) => graph(SearchDocument, { q, limit: HITS })),
    limit: words.map((q) => get(path(q))),
  },
  limit: words.map((q) => ({ path: path(q), size: 100, run: ({ combinedSearch }) => combinedSearch.search(q, HITS) })),
  rowsOf: (answer) => (answer['results'] ?? inAnswer(answer, 'data', 'search', 'hits')) as Row[] | undefined,
};
