import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const agreed = 'consent=2.2026-11-20.necessary-analytics';

let now = new Date('2026-11-20T09:30:00.000Z');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000);
  await app.db.deleteFrom('page_view').execute();
  await app.db.deleteFrom('tracked_event').execute();
});

interface Sent {
  readonly browser?: string;
  readonly cookie?: string;
  readonly address?: string;
}

async function send(
  kind: 'pageview' | 'event',
  body: object,
  { browser = firefox, cookie = agreed, address = '192.0.2.7' }: Sent = {},
) {
  const { statusCode, json } = await app.server.inject({
    method: 'POST',
    url: `/api/analytics/track/${kind}`,
    headers: { 'user-agent': browser, cookie, 'x-forwarded-for': address },
    payload: body,
  });
  return { status: statusCode, ...json() };
}

const counted = { status: 202, recorded: true };
const ignored = { status: 202, recorded: false };

const views = () => app.db.selectFrom('page_view').selectAll().orderBy('path').execute();
const events = () => app.db.selectFrom('tracked_event').selectAll().orderBy('event_type').execute();

async function stats() {
  const { json } = await app.server.inject('/api/analytics/realtime/stats');
  return json();
}

test('a page view is stored without address, query or name of the browser', async () => {
  const sent = {
    page_url: '/staff-portal?q=icu',
    referrer: 'https://www.example.org/secret',
    user_agent: 'Mozilla/5.0 (iPhone) Mobile',
    session_id: 'abc',
  };
  expect(await send('pageview', sent)).toEqual(counted);
  await expect.poll(views).toHaveLength(1);
  const [{ id: _, visitor, network, ...row } = { id: '', visitor: '', network: '' }] = await views();
  expect(row).toEqual({
    viewed_at: now.toISOString(),
    day: now.toISOString().slice(0, 10),
    path: '/staff-portal',
    referrer_host: 'www.example.org',
    device: 'phone',
  });
  for (const digest of [visitor, network]) expect(digest).toMatch(/^[\w-]{22}$/);
});

test.each([
  [500, 'phone'],
  // Its last three letters are beyond them.
  [503, 'computer'],
  [15_000, 'computer'],
])('of how a browser names itself in %i characters the first 500 are read', async (length, device) => {
  const browser = `${firefox.padEnd(length - ' Mobile'.length)} Mobile`;
  expect(await send('pageview', { page_url: '/' }, { browser })).toEqual(counted);
  await expect.poll(views).toMatchObject([{ device }]);
});

test('an event is stored with its details', async () => {
  const sent = { event_type: 'outbound_link', metadata: { host: 'www.example.org', new: true }, page_url: '/news' };
  expect(await send('event', sent)).toEqual(counted);
  expect(await send('event', { event_type: 'print' })).toEqual(counted);
  await expect.poll(events).toMatchObject([
    { event_type: 'outbound_link', metadata: { host: 'www.example.org', new: true }, path: '/news' },
    { event_type: 'print', metadata: {}, path: null },
  ]);
});

test.each([
  ['without a choice', { cookie: '' }],
  ['after refusal', { cookie: 'consent=2.2026-11-20.necessary' }],
  ['with consent to other things', { cookie: 'consent=2.2026-11-20.necessary-marketing-preferences' }],
  ['with consent to an earlier question', { cookie: 'consent=0.2026-11-20.necessary-analytics' }],
  ['by a robot', { browser: robot }],
  ['without a browser', { browser: '' }],
])('%s nothing is stored', async (_case, parts) => {
  expect(await send('pageview', { page_url: '/ignored' }, parts)).toEqual(ignored);
  expect(await send('event', { event_type: 'ignored' }, parts)).toEqual(ignored);
  // What came before these is stored with them.
  await send('pageview', { page_url: '/counted' });
  await send('event', { event_type: 'counted' });
  await expect.poll(async () => [await views(), await events()].map(({ length }) => length)).toEqual([1, 1]);
});

test.each([
  ['pageview', {}, ['page_url']],
  ['pageview', { page_url: 'javascript:alert(1)' }, ['page_url']],
  ['pageview', { page_url: `/${'a'.repeat(2_000)}` }, ['page_url']],
  ['pageview', { page_url: '/', referrer: 'a'.repeat(2_001) }, ['referrer']],
  ['pageview', { page_url: '/', user_agent: 'a'.repeat(501) }, ['user_agent']],
  ['pageview', { page_url: '/', session_id: 'a'.repeat(65) }, ['session_id']],
  ['pageview', { page_url: 1 }, ['page_url']],
  ['pageview', { page_url: '/', more: 1 }, ['more']],
  ['event', {}, ['event_type']],
  ['event', { event_type: 'a b' }, ['event_type']],
  ['event', { event_type: 'a', metadata: 'b' }, ['metadata']],
  ['event', { event_type: 'a', metadata: [] }, ['metadata']],
  ['event', { event_type: 'a', metadata: { b: {} } }, ['metadata']],
] as const)('%s %j is refused', async (kind, body, fields) => {
  const answer = await send(kind, body);
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, fields]);
});

test('the graph refuses what is no object of details', async () => {
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { trackEvent(input: { eventType: "a", metadata: 1 }) { __typename } }' },
  });
  expect(json().errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('visitors are counted once a day each, and are online for 5 minutes', async () => {
  await send('pageview', { page_url: '/', session_id: 'a' });
  await send('pageview', { page_url: '/news', session_id: 'a' });
  await send('pageview', { page_url: '/', session_id: 'b' });
  await send('pageview', { page_url: '/', session_id: 'a' }, { address: '198.51.100.4' });
  await expect.poll(views).toHaveLength(4);
  now = new Date(now.getTime() + 4 * 60_000);
  await send('pageview', { page_url: '/', session_id: 'a' });
  await expect.poll(views).toHaveLength(5);
  expect(await stats()).toEqual({ totalVisitors: 3, todayVisitors: 3, onlineUsers: 3, lastUpdate: now.toISOString() });
  now = new Date(now.getTime() + 3 * 60_000);
  expect(await stats()).toMatchObject({ totalVisitors: 3, todayVisitors: 3, onlineUsers: 1 });
});

test('of one network no more than 50 visitors are counted', async () => {
  for (let visitor = 0; visitor < 60; visitor += 1) {
    await send('pageview', { page_url: '/', session_id: String(visitor) });
  }
  await expect.poll(views).toHaveLength(60);
  expect(await stats()).toMatchObject({ todayVisitors: 50, onlineUsers: 50 });
});
