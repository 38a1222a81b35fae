import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, request } from 'playwright/test';
import { dataDirectoryOf, OPERATOR_FILE } from '../support/data-directory.ts';
import type { Newcomer } from './account-dialog.ts';
import { signInBefore } from './signed-in.ts';

type Ask = (query: string, variables: object) => Promise<Record<string, never>>;

/** The operator of each portal, signed in once for all tests of a process. */
const operators = new Map<string, Promise<Ask>>();

/** Opens an account, signs the browser of a page in as by a visit before, and has the portal's first operator verify it. */
export async function signInVerified(page: Page, origin: string): Promise<Newcomer> {
  const person = await signInBefore(page);
  const operator = operators.get(origin) ?? signInOperator(origin);
  operators.set(origin, operator);
  const ask = await operator;
  const accounts = 'query ($search: String) { accounts(filter: { search: $search }) { nodes { id } } }';
  const found = (await ask(accounts, { search: person.email }))['accounts'] as unknown as { nodes: [{ id: string }] };
  const change = 'mutation ($id: ID!) { verifyAccount(id: $id) { __typename } }';
  const { verifyAccount } = await ask(change, { id: found.nodes[0].id });
  expect(verifyAccount).toEqual({ __typename: 'AccountRecordPayload' });
  return person;
}

/** Signs in apart from every page, whose cookies stay those of its own visitor. */
async function signInOperator(origin: string): Promise<Ask> {
  const file = join(await dataDirectoryOf(origin), OPERATOR_FILE);
  // The portal answers a moment before it has said the password.
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toMatch(/\}$/);
  const portal = await request.newContext({ baseURL: origin });
  const signedIn = await portal.post('/api/auth/signin', { data: JSON.parse(await readFile(file, 'utf8')) });
  const { access_token: token } = await signedIn.json();
  return async (query, variables) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await portal.post('/graphql', { headers, data: { query, variables } });
    return (await answer.json()).data;
  };
}
