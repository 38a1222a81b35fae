import { afterAll, beforeAll, expect, test } from 'vitest';
import { components } from '../../../schema/system-status/component.ts';
import { recordProbes } from '../../../schema/system-status/record-probes.ts';
import { createAccount } from '../../factories/account.ts';
import { createSession } from '../../factories/session.ts';
import { askGraph } from '../../support/ask-graph.ts';
import { noQueue } from '../../support/no-queue.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  const { id } = await createAccount(app.db, { access: 'operator' });
  token = (await createSession(app.db, { account_id: id })).accessToken;
  const minute = testNow.toISOString();
  const up = components.map(({ slug }) => ({
    component: slug,
    minute,
    outcome: 'up' as const,
    responseMs: 5,
    isSlow: false,
  }));
  await recordProbes(app.db, noQueue, up);
});
afterAll(() => app.close());

async function statuses() {
  const { data } = await askGraph(app, '{ systemStatus { status components { component status } } }', {});
  const read = data?.['systemStatus'] as {
    status: string;
    components: { component: string; status: string }[];
  };
  return { status: read.status, others: read.components.filter(({ status }) => status !== 'OPERATIONAL') };
}

test('while an operator has an incident open, its components and the portal do not count as operational', async () => {
  expect(await statuses()).toEqual({ status: 'OPERATIONAL', others: [] });
  const open = `mutation { openIncident(input: { title: "Slow mail", description: "Mail is late.", severity: LOW,
    components: [EMAIL, ACCOUNTS] }) { ... on IncidentPayload { incident { id } } } }`;
  const { data, errors } = await askGraph(app, open, { token });
  expect(errors).toBeUndefined();
  const opened = data?.['openIncident'] as { incident: { id: string } };
  expect(await statuses()).toEqual({
    status: 'DEGRADED',
    others: [
      { component: 'ACCOUNTS', status: 'DEGRADED' },
      { component: 'EMAIL', status: 'DEGRADED' },
    ],
  });
  const resolve = `mutation { addIncidentUpdate(id: "${opened.incident.id}", status: RESOLVED, message: "Mail goes out again.") {
    __typename } }`;
  await askGraph(app, resolve, { token });
  expect(await statuses()).toEqual({ status: 'OPERATIONAL', others: [] });
});
