import { expect, type Page } from 'playwright/test';
import { factoryPassword } from '../../factories/account.ts';
import { advertisedJobId, employerEmail } from '../support/advertised-job.ts';

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { ... on SessionPayload { accessToken } } }`;
const apply = `mutation ($jobId: ID!, $statement: String!) {
  applyForJob(jobId: $jobId, input: { statement: $statement }) { __typename } }`;

/** The job that people apply for here. */
export const advertised = `/staff-portal?job=${advertisedJobId}`;

/** Signs the browser of a page in as the account that advertised the job, as by a visit before. */
export async function signInAsEmployer(page: Page): Promise<void> {
  await page.request.post('/graphql', {
    headers: { 'x-session-cookie': '1' },
    data: { query: signIn, variables: { email: employerEmail, password: factoryPassword } },
  });
  await page.addInitScript(() => localStorage.setItem('signed-in', ''));
}

/** Applies for the job, or for another one, as a user who has an account. */
export async function applyBefore(
  page: Page,
  person: Credentials,
  statement: string,
  jobId = advertisedJobId,
): Promise<void> {
  const answer = await askAs(page, person, apply, { jobId, statement });
  expect(answer).toEqual({ applyForJob: { __typename: 'JobApplicationPayload' } });
}

/** Advertises a job that people apply for on the portal, as a verified user. */
export async function advertise(page: Page, employer: Credentials, title: string): Promise<string> {
  const input = {
    title,
    department: 'Community care',
    location: 'Leeds',
    type: 'PERMANENT',
    urgency: 'LOW',
    band: 'BAND_6',
    description: 'You lead a small team.',
  };
  const create = 'mutation ($input: JobInput!) { createJob(input: $input) { ... on JobPayload { job { id } } } }';
  const { createJob } = await askAs(page, employer, create, { input });
  return createJob.job.id;
}

/** Closes a job of one's own. */
export async function closeBefore(page: Page, employer: Credentials, id: string): Promise<void> {
  const close = 'mutation ($id: ID!) { closeJob(id: $id) { __typename } }';
  expect(await askAs(page, employer, close, { id })).toEqual({ closeJob: { __typename: 'JobPayload' } });
}

/** Withdraws the one application of a user, on another device than the page's browser. */
export async function withdrawBefore(page: Page, person: Credentials): Promise<void> {
  const { myApplications } = await askAs(page, person, '{ myApplications { nodes { id } } }');
  const [{ id }] = myApplications.nodes;
  const withdraw = 'mutation ($id: ID!) { withdrawApplication(id: $id) { __typename } }';
  const answer = await askAs(page, person, withdraw, { id });
  expect(answer).toEqual({ withdrawApplication: { __typename: 'JobApplicationPayload' } });
}

/** How many applications of a user there are. */
export async function countApplications(page: Page, person: Credentials): Promise<number> {
  const { myApplications } = await askAs(page, person, '{ myApplications { totalCount } }');
  return myApplications.totalCount;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

async function askAs(page: Page, { email, password }: Credentials, query: string, variables: object = {}) {
  const session = await page.request.post('/graphql', { data: { query: signIn, variables: { email, password } } });
  const { accessToken } = (await session.json()).data.signIn;
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { query, variables },
  });
  return (await answer.json()).data;
}
