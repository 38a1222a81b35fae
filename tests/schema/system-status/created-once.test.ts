import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let token: string;
let now = testNow;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  const { id } = await createAccount(app.db, { access: 'operator' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});
afterAll(() => app.close());

interface Answer {
  readonly __typename?: string;
  readonly created?: { readonly id: string };
}

/** Sends a mutation under a key. */
async function send(key: string, mutation: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const payload = { query: `mutation { done: ${mutation} }` };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
  const { data, errors } = answer.json();
  return data?.done ?? errors[0].extensions;
}

const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000).toISOString();
const mutations = {
  openIncident: (title: string) => `openIncident(input: { title: "${title}", description: "It is slow.", severity: LOW,
    components: [SEARCH] }) { __typename ... on IncidentPayload { created: incident { id } } }`,
  scheduleMaintenance: (title: string) => `scheduleMaintenance(input: { title: "${title}", components: [SEARCH],
    startsAt: "${at(1)}", endsAt: "${at(60)}" }) { __typename ... on MaintenancePayload { created: maintenance { id } } }`,
};

test.each([
  ['openIncident', 'incident', 'incident.opened'],
  ['scheduleMaintenance', 'maintenance_window', 'maintenance.scheduled'],
] as const)('%s creates one record, however often it is sent with a key', async (name, table, action) => {
  now = testNow;
  const key = randomUUID();
  const first = await send(key, mutations[name]('Once'));
  expect(first.created).toBeDefined();
  // The start that was announced has passed meanwhile: what was announced is answered all the same.
  now = new Date(testNow.getTime() + 600_000);
  expect(await send(key, mutations[name]('Once'))).toEqual(first);
  expect(await send(key, mutations[name]('Another'))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await app.db.selectFrom(table).select('title').execute()).toEqual([{ title: 'Once' }]);
  const noted = app.db.selectFrom('audit_entry').select('subject_id').where('action', '=', action);
  expect(await noted.execute()).toEqual([{ subject_id: first.created?.id }]);
});

test('an update is added once under a key, and mailed once', async () => {
  now = testNow;
  const opened = await send(randomUUID(), mutations.openIncident('Updated'));
  const update = `addIncidentUpdate(id: "${opened.created?.id}", status: IDENTIFIED, message: "A disk is full.") {
    __typename ... on IncidentPayload { incident { updates { message } } } }`;
  const key = randomUUID();
  const first = await send(key, update);
  expect(await send(key, update)).toEqual(first);
  expect(first).toMatchObject({ incident: { updates: [{ message: 'A disk is full.' }, { message: 'It is slow.' }] } });
  expect(await send(randomUUID(), update)).not.toEqual(first);
});

test('a reader is mailed once under a key, and subscribed once', async () => {
  now = testNow;
  const subscribe = (email: string) =>
    `subscribeToStatus(email: "${email}") { __typename ... on MessagePayload { message } }`;
  const key = randomUUID();
  const first = await send(key, subscribe('reader@example.com'));
  expect(first).toEqual({
    __typename: 'MessagePayload',
    message: 'We have sent you an email. It says what to do next.',
  });
  expect(await send(key, subscribe('reader@example.com'))).toEqual(first);
  expect(await send(key, subscribe('other@example.com'))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const mails = () =>
    app.db.selectFrom('outgoing_mail').select('recipient').where('kind', '=', 'status-confirmation').execute();
  expect(await mails()).toEqual([{ recipient: 'reader@example.com' }]);
  expect(await app.db.selectFrom('status_subscription').select('email').execute()).toEqual([
    { email: 'reader@example.com' },
  ]);
  expect(await send(randomUUID(), subscribe('reader@example.com'))).toEqual(first);
  expect(await mails()).toHaveLength(2);
});
