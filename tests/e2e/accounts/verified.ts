import { expect, type Page } from 'playwright/test';
import type { Newcomer } from './account-dialog.ts';
import { confirmAddress } from './mails.ts';
import { askAsOperator } from './operator.ts';
import { signInBefore } from './signed-in.ts';

/** Opens an account, signs the browser of a page in as by a visit before, and has the portal's first operator verify it. */
export async function signInVerified(page: Page, origin: string, given: Partial<Newcomer> = {}): Promise<Newcomer> {
  const { person, id } = await signInConfirmed(page, origin, given);
  const change = 'mutation ($id: ID!) { verifyAccount(id: $id) { __typename } }';
  const { verifyAccount } = await askAsOperator(origin, change, { id });
  expect(verifyAccount).toEqual({ __typename: 'AccountRecordPayload' });
  return person;
}

/** Does the same for one more operator. The caller makes them a member again at the end: other tests count the operators. */
export async function signInAsNewOperator(
  page: Page,
  origin: string,
  given: Partial<Newcomer> = {},
): Promise<{ readonly person: Newcomer; readonly makeMember: () => Promise<void> }> {
  const { person, id } = await signInConfirmed(page, origin, given);
  const change =
    'mutation ($id: ID!, $access: AccountAccess!) { setAccountAccess(id: $id, access: $access) { __typename } }';
  const setAccess = async (access: 'OPERATOR' | 'MEMBER') => {
    const { setAccountAccess } = await askAsOperator(origin, change, { id, access });
    expect(setAccountAccess).toEqual({ __typename: 'AccountRecordPayload' });
  };
  await setAccess('OPERATOR');
  return { person, makeMember: () => setAccess('MEMBER') };
}

async function signInConfirmed(
  page: Page,
  origin: string,
  given: Partial<Newcomer>,
): Promise<{ readonly person: Newcomer; readonly id: string }> {
  const person = await signInBefore(page, given);
  await confirmAddress(page.request, origin, person.email);
  const accounts = 'query ($search: String) { accounts(filter: { search: $search }) { nodes { id } } }';
  const found = await askAsOperator(origin, accounts, { search: person.email });
  const [{ id }] = (found['accounts'] as unknown as { nodes: [{ id: string }] }).nodes;
  return { person, id };
}
