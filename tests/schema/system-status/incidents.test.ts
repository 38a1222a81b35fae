import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ComponentSlug } from '../../../schema/system-status/component.ts';
import type { ProbeOutcome, ProbeRow } from '../../../schema/system-status/probe-row.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let token: string;
let memberToken: string;
/** Each test has hours of its own. */
let start = Date.parse('2026-11-20T00:00:00.000Z');

beforeAll(async () => {
  app = await openTestApp();
  token = await tokenOf('operator');
  memberToken = await tokenOf('member');
});
afterAll(() => app.close());

async function tokenOf(access: 'operator' | 'member'): Promise<string> {
  const { id } = await createAccount(app.db, { access });
  return (await createSession(app.db, { account_id: id })).accessToken;
}

beforeEach(() => {
  start += 3_600_000;
});

function probes(outcomes: readonly ProbeOutcome[], component: ComponentSlug = 'search', from = 0): ProbeRow[] {
  return outcomes.map((outcome, index) => ({
    component,
    minute: new Date(start + (from + index) * 60_000).toISOString(),
    outcome,
    responseMs: outcome === 'up' || outcome === 'down' ? 5 : null,
    isSlow: false,
  }));
}

interface Incident {
  id: string;
  title: string;
  status: string;
  severity: string;
  isAutomatic: boolean;
  startTime: string;
  resolvedTime: string | null;
  affectedServices: string[];
  updates: { status: string; message: string; isAutomatic: boolean }[];
}

async function ask(query: string, as?: string) {
  const headers = as ? { authorization: `Bearer ${as}` } : {};
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
  return answer.json() as { data: Record<string, never> };
}

async function incidents(): Promise<Incident[]> {
  const { data } =
    await ask(`{ incidents(first: 50) { nodes { id title status severity isAutomatic startTime resolvedTime
    affectedServices updates { status message isAutomatic } } } }`);
  const all = (data['incidents'] as unknown as { nodes: Incident[] }).nodes;
  return all.filter(({ startTime }) => Date.parse(startTime) >= start && Date.parse(startTime) < start + 3_600_000);
}

test('one failed probe opens nothing, the second in a row opens an incident from the first on', async () => {
  await recordProbes(app.db, noQueue, probes(['up', 'down', 'up', 'down']));
  expect(await incidents()).toEqual([]);
  await recordProbes(app.db, noQueue, probes(['down', 'down'], 'search', 4));
  expect(await incidents()).toMatchObject([
    {
      title: 'Search: outage',
      status: 'INVESTIGATING',
      severity: 'MEDIUM',
      isAutomatic: true,
      startTime: new Date(start + 3 * 60_000).toISOString(),
      resolvedTime: null,
      affectedServices: ['Search'],
      updates: [{ status: 'INVESTIGATING', message: 'Two probes in a row have failed.', isAutomatic: true }],
    },
  ]);
  await recordProbes(app.db, noQueue, probes(['up', 'up'], 'search', 6));
  expect(await incidents()).toMatchObject([
    {
      status: 'RESOLVED',
      resolvedTime: new Date(start + 7 * 60_000).toISOString(),
      updates: [
        { status: 'RESOLVED', message: 'Two probes in a row were up, after 3 minutes.', isAutomatic: true },
        { status: 'INVESTIGATING' },
      ],
    },
  ]);
});

test('what was held while the database was away opens its incident afterwards, and resolves it', async () => {
  await recordProbes(
    app.db,
    noQueue,
    probes(['up', 'down', 'down', 'unmeasured', 'down', 'up', 'up', 'down', 'down'], 'database'),
  );
  expect((await incidents()).map(({ status }) => status)).toEqual(['INVESTIGATING', 'RESOLVED']);
  await recordProbes(app.db, noQueue, probes(['up', 'up'], 'database', 9));
});

test('maintenance opens nothing', async () => {
  await recordProbes(app.db, noQueue, probes(['up', 'maintenance', 'maintenance', 'maintenance', 'up'], 'email'));
  expect(await incidents()).toEqual([]);
});

test('an incident that an operator has taken on is noted to be up again, and resolved by operators alone', async () => {
  const before = start;
  // The clock of the test stands at 9:30.
  start = testNow.getTime() - 120_000;
  await recordProbes(app.db, noQueue, probes(['down', 'down'], 'rest'));
  const [{ id } = { id: '' }] = await incidents();
  const update = `mutation { addIncidentUpdate(id: "${id}", status: IDENTIFIED, message: "A <b>disk</b> is full & \\u0001 slow") {
    __typename ... on Error { message } ... on ValidationError { fields { path } } } }`;
  expect(await ask(update)).toMatchObject({ data: { addIncidentUpdate: { __typename: 'NotSignedInError' } } });
  expect(await ask(update, memberToken)).toMatchObject({
    data: { addIncidentUpdate: { __typename: 'ForbiddenError' } },
  });
  expect(await ask(update, token)).toMatchObject({ data: { addIncidentUpdate: { __typename: 'ValidationError' } } });
  const said = update.replace('\\u0001 ', '');
  expect(await ask(said, token)).toMatchObject({ data: { addIncidentUpdate: { __typename: 'IncidentPayload' } } });
  await recordProbes(app.db, noQueue, probes(['up', 'up', 'up'], 'rest', 3));
  expect(await incidents()).toMatchObject([
    {
      status: 'MONITORING',
      resolvedTime: null,
      updates: [
        { status: 'MONITORING', isAutomatic: true },
        { status: 'IDENTIFIED', message: 'A <b>disk</b> is full & slow', isAutomatic: false },
        { status: 'INVESTIGATING', isAutomatic: true },
      ],
    },
  ]);
  expect(
    await app.db.selectFrom('audit_entry').select('subject_id').where('action', '=', 'incident.updated').execute(),
  ).toEqual([{ subject_id: id }]);
  const feed = await app.server.inject('/feeds/status.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body).toContain('<description>A &lt;b&gt;disk&lt;/b&gt; is full &amp; slow</description>');
  expect(feed.body).toContain('<title>Identified: REST API: outage</title>');
  expect(feed.body).toContain('<link>http://127.0.0.1:4000/system-status</link>');
  await ask(said.replace('IDENTIFIED', 'RESOLVED'), token);
  const [resolved] = await incidents();
  expect(resolved).toMatchObject({ status: 'RESOLVED', resolvedTime: testNow.toISOString() });
  expect(resolved?.updates).toHaveLength(4);
  start = before;
});

test('an operator opens an incident that no probe sees', async () => {
  const open = (
    title: string,
  ) => `mutation { openIncident(input: { title: "${title}", description: "Pay scales are wrong.",
    severity: LOW, components: [SEARCH, REST, SEARCH] }) { __typename
      ... on IncidentPayload { incident { status affectedServices isAutomatic updates { message } } }
      ... on ValidationError { fields { path message } } } }`;
  expect((await ask(open(' '), token)).data).toMatchObject({
    openIncident: { __typename: 'ValidationError', fields: [{ path: 'title', message: 'Enter a title' }] },
  });
  expect((await ask(open('a'.repeat(121)), token)).data).toMatchObject({
    openIncident: { __typename: 'ValidationError' },
  });
  expect((await ask(open('Wrong pay'), token)).data).toEqual({
    openIncident: {
      __typename: 'IncidentPayload',
      incident: {
        status: 'INVESTIGATING',
        affectedServices: ['Search', 'REST API'],
        isAutomatic: false,
        updates: [{ message: 'Pay scales are wrong.' }],
      },
    },
  });
});

test('the database refuses to change or delete what was said', async () => {
  const refusal = /Updates of incidents are never changed/;
  await expect(sql`update incident_update set message = 'other'`.execute(app.db)).rejects.toThrow(refusal);
  await expect(sql`delete from incident_update`.execute(app.db)).rejects.toThrow(refusal);
  await expect(sql`truncate incident_update`.execute(app.db)).rejects.toThrow(refusal);
});

test('incidents are on REST as on the graph', async () => {
  const answer = await app.server.inject('/api/status/incidents?limit=2');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().incidents).toHaveLength(2);
});
