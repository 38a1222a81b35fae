import { createAccount } from '../../factories/account.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import type { TestApp } from '../../support/test-app.ts';

/** A user of these tests. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** An account of its own. */
export async function createPerson(
  { db }: TestApp,
  access: 'member' | 'verified' | 'operator',
  profile: object = {},
): Promise<Person> {
  const { id, email } = await createAccount(db, { access }, profile);
  return { id, email, token: (await createSession(db, { account_id: id })).accessToken };
}

/** An employer whose two members publish for it, and those who must not be told what they know. */
export async function createEmployerPeople(app: TestApp, organization: string) {
  const owner = await createPerson(app, 'verified', { organization, first_name: 'Olu', last_name: 'Owner' });
  const colleague = await createPerson(app, 'verified', { organization, first_name: 'Cara', last_name: 'Colleague' });
  const former = await createPerson(app, 'verified', { organization });
  const operator = await createPerson(app, 'operator', { organization: 'The portal' });
  const stranger = await createPerson(app, 'verified', { organization: 'Another hospital' });
  const members = [{ id: owner.id }, { id: colleague.id, roles: ['publish'] } as const];
  const { id: organisationId } = await createOrganisation(app.db, members, { name: organization });
  await createOrganisation(app.db, [{ id: former.id }], { name: organization });
  return { owner, colleague, former, operator, stranger, organisationId };
}

/** Asks for `done` and answers with it. */
export async function mutate(
  app: TestApp,
  { token }: Person,
  call: string,
  payload: string,
): Promise<Record<string, unknown>> {
  const query = `mutation { done: ${call} { __typename ${payload}
    ... on Error { message } ... on ValidationError { fields { path message } } } }`;
  const { data, errors } = await askGraph(app, query, { token });
  if (errors) {
    throw new Error(JSON.stringify(errors));
  }
  return data?.['done'] as Record<string, unknown>;
}
