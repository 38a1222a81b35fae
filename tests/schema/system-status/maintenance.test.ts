import { afterAll, beforeAll, expect, test } from 'vitest';
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
});
afterAll(() => app.close());

const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000).toISOString();

async function schedule(from: number, until: number, components = '[SEARCH]') {
  const { data } = await askGraph(
    app,
    `mutation { scheduleMaintenance(input: { title: "New index", components: ${components},
      startsAt: "${at(from)}", endsAt: "${at(until)}" }) {
        __typename ... on MaintenancePayload { maintenance { id } } ... on ValidationError { fields { path } } } }`,
    { token },
  );
  return data?.['scheduleMaintenance'] as {
    __typename: string;
    maintenance?: { id: string };
    fields?: { path: string }[];
  };
}

test('what probes find during maintenance counts as such, and opens no incident', async () => {
  expect((await schedule(1, 4)).__typename).toBe('MaintenancePayload');
  const components = ['search', 'rest'] as const;
  const rows = [0, 1, 2, 3, 4].flatMap((minute) =>
    components.map((component) => ({
      component,
      minute: at(minute),
      outcome: component === 'search' ? ('down' as const) : ('up' as const),
      responseMs: 5,
      isSlow: false,
    })),
  );
  await recordProbes(app.db, noQueue, rows);
  const days = await app.db
    .selectFrom('probe_day')
    .select(['component', 'up', 'down', 'maintenance'])
    .orderBy('component')
    .execute();
  expect(days).toEqual([
    { component: 'rest', up: 5, down: 0, maintenance: 0 },
    { component: 'search', up: 0, down: 2, maintenance: 3 },
  ]);
  // Down before the maintenance and after it: two probes in a row of those that count.
  expect(await app.db.selectFrom('incident').select('started_at').execute()).toEqual([{ started_at: at(0) }]);
});

test.each([
  ['begins in the past', -6, 3, '[SEARCH]', 'startsAt'],
  ['begins in more than a year', 366 * 1_440, 366 * 1_440 + 5, '[SEARCH]', 'startsAt'],
  ['ends before it begins', 5, 4, '[SEARCH]', 'endsAt'],
  ['lasts longer than a day', 5, 5 + 1_441, '[SEARCH]', 'endsAt'],
  ['is about nothing', 5, 6, '[]', 'components'],
])('maintenance that %s is refused', async (_name, from, until, components, path) => {
  expect(await schedule(from, until, components)).toEqual({ __typename: 'ValidationError', fields: [{ path }] });
});

test('maintenance that has not begun is taken back, and is gone', async () => {
  const { maintenance } = await schedule(600, 660);
  const end = () =>
    askGraph(
      app,
      `mutation { endMaintenance(id: "${maintenance?.id}") { __typename ... on MessagePayload { message } } }`,
      {
        token,
      },
    );
  expect((await end()).data).toEqual({
    endMaintenance: { __typename: 'MessagePayload', message: 'The maintenance is taken back.' },
  });
  expect((await end()).data).toEqual({ endMaintenance: { __typename: 'NotFoundError' } });
  const { data } = await askGraph(app, '{ maintenanceWindows { nodes { title components } } }', {});
  expect(data).toEqual({ maintenanceWindows: { nodes: [{ title: 'New index', components: ['SEARCH'] }] } });
});

test('it is upcoming, running and over by the clock, on the graph as on REST', async () => {
  const rows = [
    ['Past', -120, -60],
    ['Running', -30, 30],
    ['Begins now', 0, 5],
    ['Ended now', -5, 0],
    ['Upcoming', 1, 5],
  ] as const;
  await app.db.deleteFrom('maintenance_window').execute();
  for (const [title, from, until] of rows) {
    const window = { title, components: ['email', 'rest'], starts_at: at(from), ends_at: at(until) };
    await app.db.insertInto('maintenance_window').values(window).execute();
  }
  const { data } = await askGraph(app, '{ maintenanceWindows { nodes { title state affectedServices } } }', {});
  const windows = { nodes: [] as { title: string; state: string; affectedServices: string[] }[] };
  const { nodes } = Object.assign(windows, data?.['maintenanceWindows']);
  expect(Object.fromEntries(nodes.map(({ title, state }) => [title, state]))).toEqual({
    Past: 'OVER',
    Running: 'RUNNING',
    'Begins now': 'RUNNING',
    'Ended now': 'OVER',
    Upcoming: 'UPCOMING',
  });
  expect(nodes[0]?.affectedServices).toEqual(['E-mail', 'REST API']);
  const { maintenance } = (await app.server.inject('/api/status/maintenance')).json();
  expect(maintenance[0]).toMatchObject({ title: 'Upcoming', state: 'upcoming', components: ['email', 'rest'] });
});
