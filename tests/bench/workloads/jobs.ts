import { JobDocument, JobsDocument } from '../../../server/rest/operations.generated.ts';
import { searchWords } from './search-words.ts';
import { get, graph, inAnswer, ofLimit, type Row, type Workload } from './workload.ts';

const LIST_SIZE = 20;
const SEARCH_SIZE = 8;

const selection = 'id title type salaryMin salaryMax postedAt location employer { name }';
const fields = ['id', 'title', 'type', 'salaryMin', 'salaryMax', 'postedAt', 'location', 'employer.name'];

/** The same 8 fields of some rows of the table, two of them from other tables. */
const jobsAs = (rows: string, order = '') => `
  select coalesce(json_agg(row), '[]')::text as body
  from (
    select job.id, job.title, upper(job.type) as type, job.salary_min as "salaryMin", job.salary_max as "salaryMax",
      to_char(job.posted_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "postedAt", place.town as location,
      json_build_object('name', employer.name) as employer
    from (${rows}) as job
      inner join employer on employer.id = job.employer_id
      inner join place on place.id = job.place_id
    ${order}
  ) as row`;

const newest = 'order by job.posted_at desc, job.id desc';
const isOpen =
  "job.closed_at is null and job.hidden_at is null and (job.closes_on is null or job.closes_on >= (now() at time zone 'Europe/London')::date)";

const listQuery = `query List($first: Int!) { jobs(first: $first) { nodes { ${selection} } } }`;
const jobQuery = `query One($id: ID!) { job(id: $id) { ${selection} } }`;
const searchQuery = `query Search($words: String!, $first: Int!) {
  jobs(filter: { search: $words }, sort: RELEVANCE, first: $first) { nodes { ${selection} } } }`;

const jobsOf = (answer: Row) => (answer['jobs'] ?? inAnswer(answer, 'data', 'jobs', 'nodes')) as Row[] | undefined;

export const jobList: Workload = {
  name: 'list',
  description: `the ${LIST_SIZE} newest jobs`,
  mayGrow: true,
  isInMean: true,
  fields,
  requests: {
    graphql: [graph(listQuery, { first: LIST_SIZE })],
    rest: [get(`/api/jobs?limit=${LIST_SIZE}`)],
    operation: [graph(JobsDocument, { first: LIST_SIZE })],
    limit: [ofLimit('list', [LIST_SIZE])],
  },
  limit: [jobsAs(`select * from job where ${isOpen} ${newest} limit $1`, newest)],
  rowsOf: jobsOf,
};

const ONE_JOB = jobsAs('select * from job where id = $1');

/** Single jobs; `ids` are those of a database that holds them. */
export function singleJobs(ids: readonly string[]): Workload {
  return {
    name: 'job',
    description: 'one job by id',
    mayGrow: false,
    isInMean: true,
    fields,
    requests: {
      graphql: ids.map((id) => graph(jobQuery, { id })),
      rest: ids.map((id) => get(`/api/jobs/${id}`)),
      operation: ids.map((id) => graph(JobDocument, { id })),
      limit: ids.map((id) => ofLimit('job', [id])),
    },
    limit: [ONE_JOB],
    rowsOf: (answer) => {
      const job = 'id' in answer ? answer : inAnswer(answer, 'data', 'job');
      return job ? [job as Row] : undefined;
    },
  };
}

/** The best of the newest matches of all words, as the simplest search in PostgreSQL finds them. */
const found = `
  select * from (
    select * from job where ${isOpen} and search_vector @@ plainto_tsquery('english', $1) ${newest} limit 100
  ) as job
  order by ts_rank(search_vector, plainto_tsquery('english', $1)) desc, id desc limit $2`;

export const jobSearch: Workload = {
  name: 'search',
  description: `text search, the best ${SEARCH_SIZE}`,
  mayGrow: true,
  isInMean: true,
  fields: [],
  requests: {
    graphql: searchWords.map((words) => graph(searchQuery, { words, first: SEARCH_SIZE })),
    rest: searchWords.map((words) =>
      get(`/api/jobs?search=${encodeURIComponent(words)}&sort=relevance&limit=${SEARCH_SIZE}`),
    ),
    operation: searchWords.map((words) =>
      graph(JobsDocument, { filter: { search: words }, sort: 'RELEVANCE', first: SEARCH_SIZE }),
    ),
    limit: searchWords.map((words) => ofLimit('search', [words, SEARCH_SIZE])),
  },
  limit: [jobsAs(found)],
  rowsOf: jobsOf,
};

/** The statements of the limit by workload; that of single jobs does not depend on which they are. */
export const jobStatements = { list: jobList.limit, job: [ONE_JOB], search: jobSearch.limit };
