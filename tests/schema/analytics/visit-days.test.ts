import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['page_view', 'tracked_event', 'visit_day', 'page_view_day', 'tracked_event_day'] as const) {
    await app.db.deleteFrom(table).execute();
  }
});

async function view(day: string, visitor: string, path = '/') {
  const row = { day, visitor, path, network: visitor, viewed_at: `${day}T12:00:00.000Z`, device: 'phone' };
  await app.db.insertInto('page_view').values(row).execute();
}

async function event(day: string, type: string) {
  const row = { day, visitor: 'a', event_type: type, happened_at: `${day}T12:00:00.000Z` };
  await app.db.insertInto('tracked_event').values(row).execute();
}

async function maintain(instant: string) {
  now = new Date(instant);
  await deleteOldData(app.db, now);
}

const days = () => app.db.selectFrom('visit_day').selectAll().orderBy('day').execute();
const pages = () => app.db.selectFrom('page_view_day').selectAll().orderBy('day').orderBy('path').execute();
const kinds = () => app.db.selectFrom('tracked_event_day').selectAll().orderBy('day').orderBy('event_type').execute();

test('a day is added up while it goes on and once more when it is over', async () => {
  await view('2026-07-01', 'a');
  await view('2026-07-01', 'a', '/news');
  await event('2026-07-01', 'print');
  await maintain('2026-07-01T13:00:00.000Z');
  expect(await days()).toEqual([{ day: '2026-07-01', page_views: 2, visitors: 1 }]);
  await view('2026-07-01', 'b');
  await event('2026-07-01', 'print');
  await view('2026-07-02', 'b');
  await maintain('2026-07-02T13:00:00.000Z');
  expect(await days()).toEqual([
    { day: '2026-07-01', page_views: 3, visitors: 2 },
    { day: '2026-07-02', page_views: 1, visitors: 1 },
  ]);
  expect(await pages()).toEqual([
    { day: '2026-07-01', path: '/', page_views: 2, visitors: 2 },
    { day: '2026-07-01', path: '/news', page_views: 1, visitors: 1 },
    { day: '2026-07-02', path: '/', page_views: 1, visitors: 1 },
  ]);
  expect(await kinds()).toEqual([{ day: '2026-07-01', event_type: 'print', events: 2 }]);
});

test('single page views and events go after the 7th day in London, and their sums stay', async () => {
  await view('2026-07-01', 'a');
  await event('2026-07-01', 'print');
  const left = async () => [
    (await app.db.selectFrom('page_view').select('day').execute()).length,
    (await app.db.selectFrom('tracked_event').select('day').execute()).length,
  ];
  await maintain('2026-07-08T22:59:59.000Z');
  expect(await left()).toEqual([1, 1]);
  await maintain('2026-07-08T23:00:00.000Z');
  expect(await left()).toEqual([0, 0]);
  await maintain('2026-07-20T12:00:00.000Z');
  expect(await days()).toEqual([{ day: '2026-07-01', page_views: 1, visitors: 1 }]);
  expect(await pages()).toHaveLength(1);
  expect(await kinds()).toHaveLength(1);
  const { json } = await app.server.inject('/api/analytics/realtime/stats');
  expect(json()).toMatchObject({ totalVisitors: 1, todayVisitors: 0, onlineUsers: 0 });
});

test('of a day 200 pages and 100 kinds of events keep a sum of their own, those that were used most', async () => {
  for (let index = 0; index < 205; index += 1) await view('2026-07-01', 'a', `/${String(index).padStart(3, '0')}`);
  await view('2026-07-01', 'a', '/204');
  for (let index = 0; index < 105; index += 1) await event('2026-07-01', `e${index}`);
  await maintain('2026-07-01T13:00:00.000Z');
  const kept = (await pages()).map(({ path }) => path);
  expect([kept.length, kept.includes('/204'), kept.includes('/203')]).toEqual([200, true, false]);
  expect(await kinds()).toHaveLength(100);
});
