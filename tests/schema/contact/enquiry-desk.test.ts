import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { change, reply, sendEnquiry, sent, tokenIn } from './contact-portal.ts';

const HOUR = 3_600_000;
let app: TestApp;
let operator: { readonly id: string; readonly token: string };
/** The operator's access token is good until shortly after the present of the tests. */
const start = new Date(testNow.getTime() - 100 * HOUR);
let now = start;
const clock = { now: () => now };

beforeAll(async () => {
  app = await openTestApp({ clock });
  const { id } = await createAccount(app.db, { access: 'operator' });
  operator = { id, token: (await createSession(app.db, { account_id: id })).accessToken };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = start;
  await app.db.deleteFrom('outgoing_mail').execute();
  await app.db.deleteFrom('enquiry').execute();
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const idOf = async (subject: string) =>
  (await app.db.selectFrom('enquiry').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()).id;
const list = async (filter: object = {}) => {
  const query = `query ($filter: EnquiryFilter) { enquiries(filter: $filter) { totalCount
    nodes { subject state isOverdue } } }`;
  const { data } = await askGraph(app, query, { token: operator.token, variables: { filter } });
  return ((data?.['enquiries'] as { nodes: { subject: string; isOverdue: boolean }[] } | undefined)?.nodes ?? []).map(
    ({ subject, isOverdue }) => (isOverdue ? `${subject}, overdue` : subject),
  );
};
const selection = '... on EnquiryPayload { history { enquiry { state } entries { kind writtenBy body } } }';
const answer = (id: string, message: string, key?: string) =>
  change(app, 'answerEnquiry(id: $id, message: $message)', {
    variables: { id, message },
    declared: '($id: ID!, $message: String!)',
    selection,
    token: operator.token,
    ...(key && { key }),
  });
const move = (field: 'closeEnquiry' | 'reopenEnquiry', id: string) =>
  change(app, `${field}(id: $id)`, {
    variables: { id },
    declared: '($id: ID!)',
    selection,
    token: operator.token,
  });

test('those that wait are listed first who have waited longest, with what is overdue after 24 hours', async () => {
  await sendEnquiry(app, { subject: 'First' });
  later(HOUR);
  await sendEnquiry(app, { subject: 'Second', category: 'BILLING' });
  later(HOUR);
  await sendEnquiry(app, { subject: 'Third' });
  later(22 * HOUR);
  expect(await list({ state: 'OPEN' })).toEqual(['First', 'Second', 'Third']);
  later(1);
  expect(await list({ state: 'OPEN' })).toEqual(['First, overdue', 'Second', 'Third']);
  expect(await list({ state: 'OPEN', category: 'BILLING' })).toEqual(['Second']);
  await answer(await idOf('First'), 'Yes.');
  expect(await list({ state: 'OPEN' })).toEqual(['Second', 'Third']);
  expect(await list({ state: 'ANSWERED' })).toEqual(['First']);
  expect(await list({ state: 'ANSWERED', category: 'BILLING' })).toEqual([]);
  expect(await list()).toEqual(['First', 'Third', 'Second']);
  expect(await list({ category: 'PARTNERSHIP' })).toEqual(['First', 'Third']);
});

test('a reply is mailed with the link, once a request, and stands in the history and in the audit log', async () => {
  await sendEnquiry(app, { subject: 'A <b>question</b>' });
  const thread = tokenIn((await sent(app, clock))[0], 'thread');
  const id = await idOf('A <b>question</b>');
  later(HOUR);
  const key = randomUUID();
  for (const _time of [1, 2]) {
    expect(await answer(id, 'Call <Meera>\nat noon.', key)).toMatchObject({
      history: { enquiry: { state: 'ANSWERED' }, entries: [{}, { kind: 'MESSAGE', writtenBy: 'OPERATOR' }] },
    });
  }
  const [mail, ...more] = await sent(app, clock);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'enquiry-answered', recipient: 'asha@example.com' });
  expect(mail?.text).toContain('Call <Meera>\n\nat noon.');
  expect(mail?.html).toContain('Call &lt;Meera&gt;');
  expect(tokenIn(mail, 'thread')).toBe(thread);
  const entries = app.db.selectFrom('audit_entry').select(['action', 'actor_id']).where('subject_id', '=', id);
  expect(await entries.execute()).toEqual([{ action: 'enquiry.answered', actor_id: operator.id }]);
  const first = app.db.selectFrom('enquiry').select(['first_replied_at', 'waiting_since']);
  expect(await first.execute()).toEqual([{ first_replied_at: now.toISOString(), waiting_since: null }]);
  // The clock begins anew with what the sender writes next.
  later(48 * HOUR);
  await reply(app, thread, 'And tomorrow?');
  expect(await list({ state: 'OPEN' })).toEqual(['A <b>question</b>']);
  expect(await answer(id, '')).toMatchObject({ fields: [{ path: 'message', message: 'Enter your message' }] });
});

test('a message is closed, of which its sender is told once, and opened again', async () => {
  await sendEnquiry(app, { subject: 'Closed' });
  await sent(app, clock);
  const id = await idOf('Closed');
  for (const _time of [1, 2]) {
    expect(await move('closeEnquiry', id)).toMatchObject({
      history: { enquiry: { state: 'CLOSED' }, entries: [{}, { kind: 'CLOSED', writtenBy: 'OPERATOR', body: null }] },
    });
  }
  expect((await sent(app, clock)).map(({ kind }) => kind)).toEqual(['enquiry-closed']);
  expect(await answer(id, 'Yes.')).toMatchObject({
    __typename: 'ConflictError',
    message: 'This message is closed. Open it again to reply.',
  });
  expect(await move('reopenEnquiry', id)).toMatchObject({ history: { enquiry: { state: 'OPEN' } } });
  expect(await move('reopenEnquiry', id)).toMatchObject({ history: { entries: [{}, {}, { kind: 'REOPENED' }] } });
  expect(await answer(id, 'Yes.')).toMatchObject({ history: { enquiry: { state: 'ANSWERED' } } });
});

test('what is not there is said to be so', async () => {
  for (const id of [randomUUID(), 'made up']) {
    expect(await answer(id, 'Yes.')).toMatchObject({ __typename: 'NotFoundError' });
    expect(await move('closeEnquiry', id)).toMatchObject({ __typename: 'NotFoundError' });
    const { data } = await askGraph(app, `{ enquiry(id: "${id}") { enquiry { id } } }`, { token: operator.token });
    expect(data?.['enquiry']).toBeNull();
  }
});
