import { expect, type Page, type Request } from 'playwright/test';
import { acceptedTerms } from '../../support/accepted-terms.ts';
import { type Newcomer, newcomer } from './account-dialog.ts';
import { operatorCredentials } from './operator.ts';

const signUp = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { __typename ... on SessionPayload { refreshToken } ... on Error { message } } }`;
const signIn = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { ... on SessionPayload { accessToken } } }`;

/** Opens an account, and signs the browser of a page in as by a visit before: its cookie and its mark are there. */
export async function signInBefore(page: Page, given: Partial<Newcomer> = {}): Promise<Newcomer> {
  const person = { ...newcomer(), ...given };
  const answer = await page.request.post('/graphql', {
    headers: { 'x-session-cookie': '1' },
    data: { query: signUp, variables: { input: { ...person, ...acceptedTerms } } },
  });
  const { data } = await answer.json();
  expect(data.signUp).toEqual({ __typename: 'SessionPayload', refreshToken: null });
  await markAsSignedIn(page);
  return person;
}

/** Signs the browser of a page in as the portal's first operator, by a visit before. */
export async function signInAsOperator(page: Page, origin: string): Promise<void> {
  await signInHere(page, await operatorCredentials(origin));
}

/** Signs the browser of a page in to an account that there is, by a visit before. */
export async function signInHere(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-session-cookie': '1' },
    data: { query: signIn, variables: { email, password } },
  });
  expect((await answer.json()).data.signIn.accessToken).toBeTruthy();
  await markAsSignedIn(page);
}

/** What a visit before left in the browser beside its cookie. */
async function markAsSignedIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', '');
    localStorage.setItem('signed-in', '');
  });
}

/** Signs in once more, from another device than the page's browser. */
export async function signInElsewhere(page: Page, { email, password }: Newcomer): Promise<string> {
  const answer = await page.request.post('/graphql', {
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0' },
    data: { query: signIn, variables: { email, password } },
  });
  return (await answer.json()).data.signIn.accessToken;
}

/** Ends every session but that of the access token, once the page has asked for all of its own. */
export async function endOthers(page: Page, accessToken: string): Promise<void> {
  // What is still asked for would be the first to hear that the session has ended.
  await page.waitForLoadState('networkidle');
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { query: 'mutation { endOtherSessions { ... on EndSessionsPayload { ended } } }' },
  });
  expect(await answer.json()).toEqual({ data: { endOtherSessions: { ended: 1 } } });
}

/** Counts the requests of a page that renew its session, and those of them that are not answered yet. */
export function countRenewals(page: Page): { readonly count: number; readonly open: number } {
  const renewals = { count: 0, open: 0 };
  const isRenewal = (request: Request) => request.postData()?.includes('RefreshSession') ?? false;
  page.on('request', (request) => {
    if (!isRenewal(request)) return;
    renewals.count += 1;
    renewals.open += 1;
  });
  page.on('requestfinished', (request) => {
    if (isRenewal(request)) renewals.open -= 1;
  });
  return renewals;
}
