import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

/** Enough for a first window of the newest 800 and older posts behind it. */
const JOBS = 1_500;
const CANDIDATES = 100;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkJobs(app.db, { count: JOBS, clock: { now: () => testNow } });
});
afterAll(() => app.close());

async function best(search: string): Promise<string[]> {
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query:
        'query ($search: String) { jobs(filter: { search: $search }, sort: RELEVANCE, first: 100) { nodes { id } } }',
      variables: { search },
    },
  });
  return json().data.jobs.nodes.map(({ id }: { id: string }) => id);
}

async function newest(condition: RawBuilder<SqlBool>): Promise<string[]> {
  const rows = await app.db
    .selectFrom('job')
    .select('id')
    .where(condition)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

const byWords = (query: string) => newest(sql<SqlBool>`search_vector @@ ${query}::tsquery`);
const byPart = (part: string) => newest(sql<SqlBool>`search_text like ${`%${part}%`}`);

test('a common word finds the newest hundred of its posts', async () => {
  const matches = await byWords("'nurs'");
  expect(matches.length).toBeGreaterThan(2 * CANDIDATES);
  expect((await best('nurse')).sort()).toEqual(matches.slice(0, CANDIDATES).sort());
});

test('a rare word finds all of its posts, however old', async () => {
  const matches = await byWords("'dialysi'");
  expect(matches.length).toBeGreaterThan(5);
  expect(matches.length).toBeLessThan(50);
  expect((await best('dialysis')).sort()).toEqual(matches.sort());
});

test('a part of a word finds the newest posts with it, however old', async () => {
  const matches = await byPart('harmac');
  expect(matches.length).toBeGreaterThan(10);
  expect((await best('harmac')).sort()).toEqual(matches.slice(0, CANDIDATES).sort());
});

test('a part of a reference finds its post, the oldest too', async () => {
  const [oldest] = (await newest(sql<SqlBool>`reference like 'B0001-%'`)).slice(-1);
  expect(await best('B0001-26-0000001')).toEqual([oldest]);
});

test('pages do not repeat posts, and the best are on the first', async () => {
  const all = await best('ward manager');
  const page = async (offset: number) => {
    const { json } = await app.server.inject(`/api/jobs?search=ward+manager&sort=relevance&limit=5&offset=${offset}`);
    return json().jobs.map(({ id }: { id: string }) => id);
  };
  expect([...(await page(0)), ...(await page(5))]).toEqual(all.slice(0, 10));
});
