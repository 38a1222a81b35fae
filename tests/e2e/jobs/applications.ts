import { expect, type Page } from 'playwright/test';
import { factoryPassword } from '../../factories/account.ts';
import { advertisedJobId, employerEmail } from '../support/advertised-job.ts';

const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { ... on SessionPayload { accessToken } } }`;
const apply = `mutation ($jobId: ID!, $statement: String!) {
  applyForJob(jobId: $jobId, input: { statement: $statement }) { __typename } }`;

/** The job that people apply for here. */
export const advertised = `/staff-portal?job=${advertisedJobId}`;

/** Signs the browser of a page in as whoever advertised the job, as by a visit before. */
export async function signInAsEmployer(page: Page): Promise<void> {
  await page.request.post('/graphql', {
    headers: { 'x-session-cookie': '1' },
    data: { query: signIn, variables: { email: employerEmail, password: factoryPassword } },
  });
  await page.addInitScript(() => localStorage.setItem('signed-in', ''));
}

/** Applies for the job as somebody who has an account. */
export async function applyBefore(page: Page, person: Credentials, statement: string): Promise<void> {
  const answer = await askAs(page, person, apply, { jobId: advertisedJobId, statement });
  expect(answer).toEqual({ applyForJob: { __typename: 'JobApplicationPayload' } });
}

/** Withdraws the one application of somebody, on another device than the page's browser. */
export async function withdrawBefore(page: Page, person: Credentials): Promise<void> {
  const { myApplications } = await askAs(page, person, '{ myApplications { nodes { id } } }');
  const [{ id }] = myApplications.nodes;
  const withdraw = 'mutation ($id: ID!) { withdrawApplication(id: $id) { __typename } }';
  const answer = await askAs(page, person, withdraw, { id });
  expect(answer).toEqual({ withdrawApplication: { __typename: 'JobApplicationPayload' } });
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
