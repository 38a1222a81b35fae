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
export async function applyBefore(
  page: Page,
  { email, password }: { email: string; password: string },
  statement: string,
): Promise<void> {
  const session = await page.request.post('/graphql', { data: { query: signIn, variables: { email, password } } });
  const { accessToken } = (await session.json()).data.signIn;
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { query: apply, variables: { jobId: advertisedJobId, statement } },
  });
  expect(await answer.json()).toEqual({ data: { applyForJob: { __typename: 'JobApplicationPayload' } } });
}
