import { SearchDocument } from '../../../server/rest/operations.generated.ts';
import { get, graph, inAnswer, ofLimit, type Row, type Workload } from './workload.ts';

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

const parts = [
  ['job', 'title', 'posted_at', 'closed_at is null and hidden_at is null'],
  ['document', 'title', 'published_at', 'version is not null and unpublished_at is null'],
  ['equipment', 'name', 'listed_at', "withdrawn_at is null and review_state = 'published' and hidden_at is null"],
  ['article', 'title', 'published_at', 'true'],
] as const;

/** All parts of the portal at once, in the simplest way that PostgreSQL has: the portal's own way is its own matter. */
export const combinedSearch: Workload = {
  name: 'combined',
  description: `search over everything, the best ${HITS}`,
  mayGrow: true,
  isInMean: false,
  fields: [],
  requests: {
    graphql: words.map((q) => graph(query, { q, limit: HITS })),
    rest: words.map((q) => get(`/api/search?q=${encodeURIComponent(q)}&limit=${HITS}`)),
    operation: words.map((q) => graph(SearchDocument, { q, limit: HITS })),
    limit: words.map((q) => ofLimit('combined', [q])),
  },
  limit: parts.map(
    ([table, title, time, condition]) => `
      select coalesce(json_agg(row), '[]')::text as body
      from (
        select id, ${title} as title from ${table}
        where ${condition} and search_vector @@ plainto_tsquery('english', $1) order by ${time} desc, id desc limit 3
      ) as row`,
  ),
  rowsOf: (answer) => {
    const search = inAnswer(answer, 'data', 'search') as Row | undefined;
    // REST's own operation calls the hits results, as REST does.
    return (answer['results'] ?? search?.['hits'] ?? search?.['results']) as Row[] | undefined;
  },
};
