import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request } from 'playwright/test';
import { dataDirectoryOf, OPERATOR_FILE } from '../support/data-directory.ts';

type Answers = Record<string, { readonly __typename: string }>;
type Ask = (query: string, variables: object) => Promise<Answers>;

/** The operator of each portal, signed in once for all tests of a process. */
const operators = new Map<string, Promise<Ask>>();

/** What the first operator of a portal signs in with. */
export async function operatorCredentials(origin: string): Promise<{ email: string; password: string }> {
  const file = join(await dataDirectoryOf(origin), OPERATOR_FILE);
  // The portal answers a moment before it has said the password.
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toMatch(/\}$/);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Asks the graph of a portal as its first operator. */
export async function askAsOperator(origin: string, query: string, variables: object): Promise<Answers> {
  const operator = operators.get(origin) ?? signInOperator(origin);
  operators.set(origin, operator);
  return (await operator)(query, variables);
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
