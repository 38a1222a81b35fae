import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const get = (path: string) => app.server.inject(`/api/equipment${path}`);

test('safety notices are listed, open ones by themselves, and each is found by its identifier and its name', async () => {
  const all = (await get('/safety-notices')).json();
  expect(all.safetyNotices.map(({ reference }: { reference: string }) => reference)).toEqual([
    'DSI/2026/901',
    'FSN 2026-118-HC',
  ]);
  expect(all.total).toBe(2);
  const [first] = all.safetyNotices;
  expect((await get('/safety-notices?open=true')).json().safetyNotices).toEqual([first]);
  for (const key of [first.id, first.slug]) {
    expect((await get(`/safety-notices/${key}`)).json()).toEqual(first);
  }
});

test.each([
  ['/safety-notices/nothing', 404],
  ['/safety-notices/%00', 400],
  ['/safety-notices?open=maybe', 400],
  ['/safety-notices?limit=0', 400],
])('%s is refused with %i', async (path, status) => {
  const answer = await get(path);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: expect.any(String) }]);
});

test('a product says whether its sale is paused, and by which notices', async () => {
  const [item] = (await get('?limit=1')).json().equipment;
  expect(item.saleIsPaused).toBe(false);
  const { id: notice_id } = (await get('/safety-notices/dsi-2026-901')).json();
  await app.db
    .insertInto('safety_notice_equipment')
    .values({ notice_id, equipment_id: item.id, is_concerned: true, found_at: '2026-11-19T09:00:00.000Z' })
    .execute();
  expect((await get(`/${item.id}`)).json()).toMatchObject({
    saleIsPaused: true,
    buyUrl: null,
    safetyNotices: [{ reference: 'DSI/2026/901', kind: 'device-safety-information' }],
  });
});
