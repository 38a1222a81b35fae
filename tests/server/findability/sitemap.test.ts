import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../client/routes.tsx';
import { createTestServer, openTestApp, type TestApp } from '../../support/test-app.ts';
import { listedAddresses } from './listed-addresses.ts';
import { servedHead } from './served-head.ts';
import { sitemapOf } from './sitemap-of.ts';

const options = {
  buildDirectory: join(import.meta.dirname, '../../../dist'),
  environment: { PUBLIC_ORIGIN: 'https://portal.example' },
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(options);
});
afterAll(() => app.close());

test('it names every page that may be shown, and no page that is not to be', async () => {
  const found = await sitemapOf(app.server, '/sitemap.xml');
  expect([...found.keys()].toSorted()).toEqual((await listedAddresses(app)).toSorted());
  const unlisted = routes.map(({ path }) => path).filter((path) => !found.has(path));
  for (const path of unlisted) {
    expect([path, (await servedHead(app, path === '*' ? '/nowhere' : path)).robots]).toEqual([path, 'noindex']);
  }
  const dated = [...found].filter(([address]) => address.includes('?'));
  expect(dated.filter(([, changed]) => !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(changed ?? ''))).toEqual([]);
});

test('what is closed, withdrawn or over is not named', async () => {
  const [first, second] = await app.db.selectFrom('job').select('id').orderBy('id').limit(2).execute();
  const item = await app.db.selectFrom('equipment').select('id').orderBy('id').executeTakeFirstOrThrow();
  await app.db
    .updateTable('job')
    .set({ closed_at: '2026-11-19T09:00:00Z' })
    .where('id', '=', first?.id ?? '')
    .execute();
  await app.db
    .updateTable('job')
    .set({ closes_on: '2026-11-18' })
    .where('id', '=', second?.id ?? '')
    .execute();
  await app.db
    .updateTable('equipment')
    .set({ withdrawn_at: '2026-11-19T09:00:00Z' })
    .where('id', '=', item.id)
    .execute();
  // Another process, that has kept nothing.
  const server = await createTestServer(app, options);
  const found = await sitemapOf(server, '/sitemap.xml');
  await server.close();
  for (const address of [
    `/staff-portal?job=${first?.id}`,
    `/staff-portal?job=${second?.id}`,
    `/equipment?item=${item.id}`,
  ]) {
    expect([address, found.has(address)]).toEqual([address, false]);
  }
});

test('what is kept of the first part is not answered for another, nor the other way round', async () => {
  for (const from of ['undefined', 'null', 'none', '']) {
    const first = await app.server.inject('/sitemap-jobs.xml');
    const other = await app.server.inject(`/sitemap-jobs.xml?from=${from}`);
    expect([from, first.statusCode, other.statusCode]).toEqual([from, 200, 404]);
  }
});

test('site maps wait in line with what else is worked on', async () => {
  const server = await createTestServer(app, {
    ...options,
    admission: { operations: { slots: 1, mostWaiting: 0, longestWaitMs: 100 } },
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => server.inject('/sitemap.xml')));
  await server.close();
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
});

test.each([
  '/sitemap-jobs.xml?from=none',
  '/sitemap-jobs.xml?from=',
  '/sitemap-jobs.xml?from=a&from=b',
  '/sitemap-x.xml',
])('%s is not there', async (url) => {
  expect((await app.server.inject(url)).statusCode).toBe(404);
});
