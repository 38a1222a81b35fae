import { expect, type Page } from 'playwright/test';
import type { Newcomer } from './account-dialog.ts';
import { confirmAddress } from './mails.ts';
import { askAsOperator } from './operator.ts';
import { signInBefore } from './signed-in.ts';

/** Opens an account, signs the browser of a page in as by a visit before, and has the portal's first operator verify it. */
export async function signInVerified(page: Page, origin: string, given: Partial<Newcomer> = {}): Promise<Newcomer> {
  const person = await signInBefore(page, given);
  await confirmAddress(page.request, origin, person.email);
  const accounts = 'query ($search: String) { accounts(filter: { search: $search }) { nodes { id } } }';
  const found = await askAsOperator(origin, accounts, { search: person.email });
  const [account] = (found['accounts'] as unknown as { nodes: [{ id: string }] }).nodes;
  const change = 'mutation ($id: ID!) { verifyAccount(id: $id) { __typename } }';
  const { verifyAccount } = await askAsOperator(origin, change, { id: account.id });
  expect(verifyAccount).toEqual({ __typename: 'AccountRecordPayload' });
  return person;
}
