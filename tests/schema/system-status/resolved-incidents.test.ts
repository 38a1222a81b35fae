import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ComponentSlug } from '../../../schema/system-status/component.ts';
import type { ProbeOutcome } from '../../../schema/system-status/probe-row.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

const MINUTE = 60_000;
let now = testNow;
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
  const { id } = await createAccount(app.db, { access: 'operator' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
});
afterAll(() => app.close());
beforeEach(() => {
  now = testNow;
});

/** Records what probes of a component found from now on, a minute each. */
async function probed(component: ComponentSlug, ...outcomes: ProbeOutcome[]): Promise<void> {
  for (const outcome of outcomes) {
    const row = { component, minute: now.toISOString(), outcome, responseMs: 5, isSlow: false };
    await recordProbes(app.db, noQueue, [row]);
    now = new Date(now.getTime() + MINUTE);
  }
}

async function say(id: string, status: string): Promise<{ __typename: string; message?: string }> {
  const mutation = `mutation { addIncidentUpdate(id: "${id}", status: ${status}, message: "What we know.") {
    __typename ... on Error { message } } }`;
  const { data } = await askGraph(app, mutation, { token });
  return data?.['addIncidentUpdate'] as { __typename: string };
}

interface Told {
  readonly title: string;
  readonly id: string;
  readonly status: string;
  readonly resolvedTime: string | null;
}

async function incidents(title: string): Promise<Told[]> {
  const { data } = await askGraph(app, '{ incidents { nodes { title id status resolvedTime } } }', {});
  const { nodes } = { nodes: [] as Told[], ...(data?.['incidents'] as object) };
  return nodes.filter((incident) => incident.title === title);
}

test('an incident is not reopened while another one of its component is open', async () => {
  await probed('search', 'down', 'down', 'up', 'up', 'down', 'down');
  const [open, resolved] = await incidents('Search: outage');
  expect([open?.status, resolved?.status]).toEqual(['INVESTIGATING', 'RESOLVED']);
  expect(await say(resolved?.id ?? '', 'MONITORING')).toEqual({
    __typename: 'ConflictError',
    message: 'Another incident of this component is open. Add the update to that one.',
  });
  expect(await incidents('Search: outage')).toEqual([open, resolved]);
  await probed('search', 'up', 'up');
  expect(await say(resolved?.id ?? '', 'MONITORING')).toMatchObject({ __typename: 'IncidentPayload' });
  expect(await incidents('Search: outage')).toMatchObject([
    { status: 'RESOLVED' },
    { status: 'MONITORING', resolvedTime: null },
  ]);
  await say(resolved?.id ?? '', 'RESOLVED');
});

test('what is said after an incident is resolved does not move its end', async () => {
  await probed('rest', 'down', 'down', 'up', 'up');
  const [resolved] = await incidents('REST API: outage');
  expect(resolved?.resolvedTime).not.toBeNull();
  now = new Date(now.getTime() + MINUTE);
  expect(await say(resolved?.id ?? '', 'RESOLVED')).toMatchObject({ __typename: 'IncidentPayload' });
  expect((await incidents('REST API: outage'))[0]).toEqual(resolved);
  // Resolved anew after it was taken up again, it has another end.
  await say(resolved?.id ?? '', 'IDENTIFIED');
  await say(resolved?.id ?? '', 'RESOLVED');
  expect((await incidents('REST API: outage'))[0]).toEqual({ ...resolved, resolvedTime: now.toISOString() });
});
