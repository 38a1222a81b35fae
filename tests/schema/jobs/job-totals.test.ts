import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { openTestApp, type TestApp, testNow } from '../../support/test-app.ts';

/** More than those among which a search is looked at to see whether it is common. */
const JOBS = 1_500;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await replaceBulkJobs(app.db, { count: JOBS, clock: { now: () => testNow } });
});
afterAll(() => app.close());

interface Answer {
  readonly totalCount: number;
  readonly facets: { readonly type: readonly { readonly value: string; readonly count: number }[] };
}

async function count(filter: Record<string, unknown>): Promise<Answer> {
  const { json } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query:
        'query ($filter: JobFilter) { jobs(filter: $filter, first: 1) { totalCount facets { type { value count } } } }',
      variables: { filter },
    },
  });
  return json().data.jobs;
}

async function countedTypes(query: string, region: string | null): Promise<Map<string, number>> {
  const rows = await app.db
    .selectFrom('job')
    .innerJoin('place', 'place.id', 'job.place_id')
    .select((select) => ['job.type', select.fn.countAll<number>().as('count')])
    .where(sql<SqlBool>`job.search_vector @@ ${query}::tsquery`)
    .where(sql<SqlBool>`place.region = coalesce(${region}, place.region)`)
    .where(sql<SqlBool>`job.closed_at is null`)
    .groupBy('job.type')
    .execute();
  return new Map(rows.map(({ type, count }) => [type.toUpperCase(), Number(count)]));
}

test.each([
  ['a word in very many posts', 'nurse', "'nurs'", null],
  ['two words in every fifth post', 'quality improvement', "'qualiti' & 'improv'", null],
  ['a word in few posts', 'dialysis', "'dialysi'", null],
  ['a common word in one region', 'nurse', "'nurs'", 'Midlands'],
  ['a common word where there is no post', 'nurse', "'nurs'", 'Nowhere'],
])('%s: the total and the facets count each match once', async (_, search, query, region) => {
  const expected = await countedTypes(query, region);
  const { totalCount, facets } = await count({ search, region });
  expect(totalCount).toBe([...expected.values()].reduce((sum, one) => sum + one, 0));
  expect(new Map(facets.type.map((facet) => [facet.value, facet.count]))).toEqual(expected);
});
