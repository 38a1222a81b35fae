import { JobDocument, JobsDocument } from '../../../server/rest/operations/operations.generated.ts';
import { searchWords } from './search-words.ts';
import { get, graph, inAnswer, type Row, type Workload } from './workload.ts';

const LIST_SIZE = 20;
const SEARCH_SIZE = 8;

const fields = {
  id: 'id',
  title: 'title',
  department: 'department',
  salaryMin: '"salaryMin"',
  salaryMax: '"salaryMax"',
  type: 'upper(type)',
  urgency: 'upper(urgency)',
  postedAt: `to_char("postedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};
const wanted = new Set(Object.keys(fields));
const selection = Object.keys(fields).join(' ');

const listQuery = `query List($first: Int!) { jobs(first: $first) { nodes { ${selection} } } }`;
const jobQuery = `query One($id: ID!) { job(id: $id) { ${selection} } }`;
const searchQuery = `query Search($words: String!, $first: Int!) {
  jobs(filter: { search: $words }, sort: RELEVANCE, first: $first) { nodes { ${selection} } } }`;

const jobsOf = (answer: Row) => (answer['jobs'] ?? inAnswer(answer, 'data', 'jobs', 'nodes')) as Row[] | undefined;
const searchPath = (words: string) => `/search?words=${encodeURIComponent(words)}`;

export const jobList: Workload = {
  name: 'list',
  description: `the ${LIST_SIZE} newest jobs`,
  mayGrow: true,
  fields,
  requests: {
    graphql: [graph(listQuery, { first: LIST_SIZE })],
    rest: [get(`/api/jobs?limit=${LIST_SIZE}`)],
    operation: [graph(JobsDocument, { first: LIST_SIZE })],
    limit: [get('/jobs')],
  },
  limit: [{ path: '/jobs', size: LIST_SIZE, run: ({ jobs }) => jobs.list({}, 'newest', { first: LIST_SIZE }, wanted) }],
  rowsOf: jobsOf,
};

/** Single jobs; `ids` are those of a database that holds them. */
export function singleJobs(ids: readonly string[]): Workload {
  return {
    name: 'job',
    description: 'one job by id',
    mayGrow: false,
    fields,
    requests: {
      graphql: ids.map((id) => graph(jobQuery, { id })),
      rest: ids.map((id) => get(`/api/jobs/${id}`)),
      operation: ids.map((id) => graph(JobDocument, { id })),
      limit: ids.map((id) => get(`/job/${id}`)),
    },
    limit: ids.map((id) => ({ path: `/job/${id}`, size: 1, run: ({ jobs }) => jobs.find(id, wanted) })),
    rowsOf: (answer) => {
      const job = 'id' in answer ? answer : inAnswer(answer, 'data', 'job');
      return job ? [job as Row] : undefined;
    },
  };
}

export const jobSearch: Workload = {
  name: 'search',
  description: `text search, the best ${SEARCH_SIZE}`,
  mayGrow: true,
  fields,
  requests: {
    graphql: searchWords.map((words) => graph(searchQuery, { words, first: SEARCH_SIZE })),
    rest: searchWords.map((words) =>
      get(`/api/jobs?search=${encodeURIComponent(words)}&sort=relevance&limit=${SEARCH_SIZE}`),
    ),
    operation: searchWords.map((words) =>
      graph(JobsDocument, { filter: { search: words }, sort: 'RELEVANCE', first: SEARCH_SIZE }),
    ),
    limit: searchWords.map((words) => get(searchPath(words))),
  },
  limit: searchWords.map((words) => ({
    path: searchPath(words),
    size: SEARCH_SIZE,
    run: ({ jobs }) => jobs.list({ search: words }, 'relevance', { first: SEARCH_SIZE }, wanted),
  })),
  rowsOf: jobsOf,
};
