import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrganisationRole } from '../../../schema/access/members/membership.ts';
import { createAccount } from '../../factories/account.ts';
import { createDocumentVersion } from '../../factories/document.ts';
import { createOrganisation } from '../../factories/organisation.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
interface Person {
  readonly id: string;
  readonly token: string;
}
let manager: Person;
let nurse: Person;
let porter: Person;
let stranger: Person;
let organisation: { readonly memberships: readonly string[] };
let id: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  manager = await person('Mary', 'Adams');
  nurse = await person('Nina', 'Brown');
  porter = await person('Pete', 'Clark');
  stranger = await person('Sam', 'Davis');
  const roles: OrganisationRole[] = ['publish'];
  organisation = await createOrganisation(app.db, [
    { id: manager.id },
    { id: nurse.id, roles },
    { id: porter.id, roles },
  ]);
  await createOrganisation(app.db, [{ id: stranger.id }], { name: 'Other hospital' });
  id = (await createDocumentVersion(app.db, { number: '1.0', published_at: '2026-10-01T09:00:00Z' })).document_id;
});

async function person(first_name: string, last_name: string): Promise<Person> {
  const account = await createAccount(app.db, {}, { first_name, last_name });
  return { id: account.id, token: (await createSession(app.db, { account_id: account.id })).accessToken };
}
async function ask(operation: string, { token }: Person): Promise<Record<string, unknown>> {
  const { data, errors } = await askGraph(app, operation, { token });
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
}
const selection = 'version isCurrent readAt team { firstName readAt lastRead }';
const confirm = async (as: Person, version = '1.0', of = id) =>
  (
    await ask(
      `mutation { confirmDocumentRead(documentId: "${of}", version: "${version}") { __typename ... on Error { message }
        ... on ConfirmDocumentReadPayload { reading { ${selection} } } } }`,
      as,
    )
  )['confirmDocumentRead'];
const reading = async (as: Person, given = '') =>
  (await ask(`{ documentReading(documentId: "${id}" ${given}) { ${selection} } }`, as))['documentReading'];
const addVersion = (number: string, published_at: string) =>
  createDocumentVersion(app.db, { document_id: id, number, published_at });
const now = testNow.toISOString();

test('a reader says once that they have read and understood a version', async () => {
  expect(await reading(nurse)).toEqual({ version: '1.0', isCurrent: true, readAt: null, team: null });
  expect(await confirm(nurse)).toMatchObject({ reading: { version: '1.0', readAt: now, team: null } });
  await app.db.updateTable('document_reading').set({ read_at: '2026-01-01T00:00:00.000Z' }).execute();
  expect(await confirm(nurse), 'when they said so first stays').toMatchObject({
    reading: { readAt: '2026-01-01T00:00:00.000Z' },
  });
});

test('a new version asks again, and an earlier one can be confirmed no more', async () => {
  await confirm(nurse);
  await addVersion('2.0', '2026-11-01T09:00:00Z');
  expect(await reading(nurse)).toMatchObject({ version: '2.0', readAt: null });
  expect(await reading(nurse, 'version: "1.0"')).toMatchObject({ version: '1.0', isCurrent: false, readAt: now });
  expect(await confirm(nurse)).toEqual({
    __typename: 'ConflictError',
    message: 'The newest version of this document is 2.0. Read it first.',
  });
  expect(await confirm(nurse, '2.0')).toMatchObject({ reading: { version: '2.0', readAt: now } });
});

test('a member who manages the organisation sees who has and who has not, of each version', async () => {
  await confirm(nurse);
  await addVersion('2.0', '2026-11-01T09:00:00Z');
  await confirm(porter, '2.0');
  await confirm(stranger, '2.0');
  expect(await reading(manager)).toMatchObject({
    team: [
      { firstName: 'Mary', readAt: null, lastRead: null },
      { firstName: 'Nina', readAt: null, lastRead: '1.0' },
      { firstName: 'Pete', readAt: now, lastRead: '2.0' },
    ],
  });
  expect(await reading(manager, 'version: "1.0"')).toMatchObject({
    team: [
      { firstName: 'Mary', readAt: null },
      { firstName: 'Nina', readAt: now },
      { firstName: 'Pete', readAt: null, lastRead: '2.0' },
    ],
  });
});

test('no other member sees it, nor a manager whose membership is not verified', async () => {
  await confirm(nurse);
  expect(await reading(porter)).toMatchObject({ team: null });
  expect(await reading(stranger)).toMatchObject({ team: [{ firstName: 'Sam' }] });
  const [own = ''] = organisation.memberships;
  await app.db.updateTable('membership').set({ verified_at: null }).where('id', '=', own).execute();
  expect(await reading(manager)).toMatchObject({ team: null });
});

test('a colleague who has left is not listed any more', async () => {
  await confirm(nurse);
  await app.db.deleteFrom('membership').where('account_id', '=', nurse.id).execute();
  expect(await reading(manager)).toMatchObject({ team: [{ firstName: 'Mary' }, { firstName: 'Pete' }] });
});

test.each([
  ['no such document', async () => 'no-such-document'],
  [
    'a document that is not published',
    async () => {
      await app.db.updateTable('document').set({ unpublished_at: now }).where('id', '=', id).execute();
      return id;
    },
  ],
])('%s', async (_what, find) => {
  const key = await find();
  expect(await ask(`{ documentReading(documentId: "${key}") { version } }`, nurse)).toEqual({ documentReading: null });
  expect(await confirm(nurse, '1.0', key)).toMatchObject({ __typename: 'NotFoundError' });
});

test.each(['9.9', 'newest'])('there is no version %s', async (version) => {
  const { errors } = await askGraph(
    app,
    `{ documentReading(documentId: "${id}", version: "${version}") { version } }`,
    nurse,
  );
  expect(errors?.[0]?.message).toBe('version must be the number of a version of this document, like 2.0.');
});
