import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request } from 'playwright/test';
import { dataDirectoryOf, OPERATOR_FILE } from '../support/data-directory.ts';

type Answers = Record<string, { readonly __typename: string }>;
type Ask = (query: string, variables: object) => Promise<Answers>;

/** Of the 15 minutes that an access token is good for. */
const SIGNED_IN_FOR_MS = 10 * 60_000;

/** The operator of each portal, signed in for all tests of a process, and anew before their token ends. */
const operators = new Map<string, { readonly ask: Promise<Ask>; readonly until: number }>();

/** What the first operator of a portal signs in with. */
export async function operatorCredentials(origin: string): Promise<{ email: string; password: string }> {
  const file = join(await dataDirectoryOf(origin), OPERATOR_FILE);
  // The portal answers a moment before it has said the password.
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toMatch(/\}$/);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Asks the graph of a portal as its first operator. */
export async function askAsOperator(origin: string, query: string, variables: object): Promise<Answers> {
  const known = operators.get(origin);
  const now = performance.now();
  const operator = known && now < known.until ? known : { ask: signInOperator(origin), until: now + SIGNED_IN_FOR_MS };
  operators.set(origin, operator);
  return (await operator.ask)(query, variables);
}

/** Signs in apart from every page, whose cookies stay those of its own visitor. */
async function signInOperator(origin: string): Promise<Ask> {
  const portal = await request.newContext({ baseURL: origin });
  const signedIn = await portal.post('/api/auth/signin', { data: await operatorCredentials(origin) });
  const { access_token: token } = await signedIn.json();
  return async (query, variables) => {
    const headers = { authorization: `Bearer ${token}` };
    const { data, errors } = await (await portal.post('/graphql', { headers, data: { query, variables } })).json();
    expect(errors).toBeUndefined();
    return data;
  };
}
