import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { graph, inAnswer, ofLimit, type Row, type Workload } from './workload.ts';

const LIST_SIZE = 20;

/** The tokens of those who read the lists. */
export interface Readers {
  readonly person: string;
  readonly employer: string;
  readonly operator: string;
}

interface ListOptions {
  readonly name: string;
  readonly description: string;
  readonly query: string;
  readonly field: string;
  readonly variables?: Row;
  readonly token?: string;
}

/** The lists of what people send, each as the one reads it whom it is for. */
export async function submissionLists(db: Kysely<DB>, readers: Readers): Promise<Workload[]> {
  const { rows } = await sql<{ post: string; article: string }>`
    select (select job_id from job_application group by job_id order by count(*) desc, job_id limit 1) as post,
      (select article_id from article_comment group by article_id order by count(*) desc, article_id limit 1) as article`.execute(
    db,
  );
  const { post, article } = rows[0] ?? { post: '', article: '' };
  return [
    list({
      name: 'own-applications',
      description: 'the newest applications of a person, each with its post',
      field: 'myApplications',
      query: `query Own($first: Int!) { myApplications(first: $first) { nodes {
        id stage appliedAt changedAt turn job { title employer } } } }`,
      token: readers.person,
    }),
    list({
      name: 'received-applications',
      description: 'the newest applications for a post, as its employer reads them',
      field: 'jobApplications',
      query: `query Received($first: Int!, $post: ID!) { jobApplications(jobId: $post, first: $first) { nodes {
        id stage statement appliedAt applicant { name email } } } }`,
      variables: { post },
      token: readers.employer,
    }),
    list({
      name: 'own-orders',
      description: 'the newest orders of a buyer, each with its items',
      field: 'myBulkOrders',
      query: `query Orders($first: Int!) { myBulkOrders(first: $first) { nodes {
        id reference organizationName sentAt answerDueAt items { description quantity } } } }`,
      token: readers.person,
    }),
    list({
      name: 'waiting-messages',
      description: 'the messages that have waited longest, as operators read them',
      field: 'enquiries',
      query: `query Waiting($first: Int!) { enquiries(filter: { state: OPEN }, first: $first) { nodes {
        id reference subject name category sentAt replyDueAt } } }`,
      token: readers.operator,
    }),
    list({
      name: 'discussion',
      description: 'the newest comments on an article',
      field: 'articleComments',
      query: `query Discussion($first: Int!, $article: ID!) { articleComments(articleId: $article, first: $first) { nodes {
        id text postedAt author { name } } } }`,
      variables: { article },
    }),
  ];
}

/** Measured for how it grows alone: on the graph, and the limit sends no statement. */
function list({ name, description, field, query, variables, token }: ListOptions): Workload {
  const request = graph(query, { first: LIST_SIZE, ...variables });
  return {
    name,
    description,
    mayGrow: true,
    isInMean: false,
    fields: [],
    requests: {
      graphql: [token ? { ...request, token } : request],
      rest: [],
      operation: [],
      limit: [ofLimit(name, [])],
    },
    limit: [],
    rowsOf: (answer) => inAnswer(answer, 'data', field, 'nodes') as Row[] | undefined,
  };
}
