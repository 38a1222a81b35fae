import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProbeOutcome } from '../../../schema/system-status/probe-row.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';
import { tellingAt } from './telling.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  const { id } = await createAccount(app.db, { access: 'operator' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});
afterAll(() => app.close());

const { listen, tell, toldTo } = tellingAt(() => app);

async function change(call: string): Promise<{ readonly id: string }> {
  const answer = `mutation { done: ${call} { ... on IncidentPayload { incident { id } } ... on Error { message } } }`;
  const { data } = await askGraph(app, answer, { token });
  const { incident } = (data?.['done'] ?? {}) as { incident?: { id: string } };
  return incident ?? { id: `none: ${JSON.stringify(data)}` };
}

test('an incident is told of as it is opened, as something is said of it, and as it is over', async () => {
  const { id: reader } = await createAccount(app.db);
  await listen(reader);
  const { id } = await change(
    'openIncident(input: { title: "Slow search", description: "Search is slow.", severity: MEDIUM, components: [SEARCH] })',
  );
  const say = (status: string, message: string) =>
    change(`addIncidentUpdate(id: "${id}", status: ${status}, message: "${message}")`);
  await say('IDENTIFIED', 'An index is missing.');
  await say('RESOLVED', 'It has been added.');
  await tell();
  const told = toldTo(reader).map(({ type, data }) => [type, data.id, data['status'], data['message']]);
  expect(told).toEqual([
    ['incident.opened', id, 'investigating', 'Search is slow.'],
    ['incident.updated', id, 'identified', 'An index is missing.'],
    ['incident.resolved', id, 'resolved', 'It has been added.'],
  ]);
  expect(toldTo(reader)[2]?.data).toMatchObject({
    ...{ title: 'Slow search', severity: 'medium', components: ['search'], isAutomatic: false },
    ...{ resolvedAt: testNow.toISOString(), url: 'https://portal.example/system-status' },
  });
});

test('what is said after the end is an update', async () => {
  const { id: reader } = await createAccount(app.db);
  const resolvedAt = '2026-11-20T08:00:00.000Z';
  const { id } = await app.db
    .insertInto('incident')
    .values({
      ...{ title: 'Outage', description: 'It was away.', severity: 'low', components: ['rest'], status: 'resolved' },
      ...{ started_at: resolvedAt, resolved_at: resolvedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('incident_update')
    .values({ incident_id: id, status: 'resolved', message: 'Over.', is_automatic: true, happened_at: resolvedAt })
    .execute();
  await listen(reader);
  await change(`addIncidentUpdate(id: "${id}", status: RESOLVED, message: "What we have learned.")`);
  await tell();
  expect(toldTo(reader).map(({ type }) => type)).toEqual(['incident.updated']);
});

test('an outage that probes have seen is told of, once', async () => {
  const { id: reader } = await createAccount(app.db);
  await listen(reader);
  const probes = (['down', 'down', 'down', 'up', 'up'] satisfies ProbeOutcome[]).map((outcome, index) => ({
    ...({ component: 'email', outcome, responseMs: 5, isSlow: false } as const),
    minute: new Date(testNow.getTime() - 3_600_000 + index * 60_000).toISOString(),
  }));
  await recordProbes(app.db, noQueue, probes);
  await tell();
  expect(toldTo(reader).map(({ type, data }) => [type, data['title'], data['isAutomatic']])).toEqual([
    ['incident.opened', 'E-mail: outage', true],
    ['incident.resolved', 'E-mail: outage', true],
  ]);
});
