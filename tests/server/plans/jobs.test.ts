import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../schema/access/viewer.ts';
import { replaceBulkJobs } from '../../../server/database/bulk/bulk-jobs.ts';
import { createAccount } from '../../factories/account.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';
import { describeListPlans, type ExplainedList, listQuery, testAllIsTried } from './list-plans.ts';

/** Whether a search is common is seen among the newest 1,000. */
const MOST_READ_IN_VAIN = 1_500;

const jobs: ExplainedList = {
  table: 'job',
  field: 'jobs',
  type: 'Job',
  rows: 'title description agency location employer { name } pay { entry }',
  filters: {
    search: [
      'nurse',
      'dialysis',
      'ashbarn',
      'pharm',
      'b0001-26-0000123',
      'ed',
      'intensive care',
      'about',
      'part-time',
      'nurse leeds',
    ].map((search) => ({ search })),
    department: [{ department: 'Cardiology' }],
    location: [{ location: 'Manchester' }],
    region: [{ region: 'North West' }],
    type: [{ type: ['CONTRACT'] }, { type: ['CONTRACT', 'FULL_TIME'] }],
    band: [{ band: ['BAND_9'] }, { band: ['BAND_9', 'BAND_8A'] }],
    urgency: [{ urgency: ['HIGH'] }, { urgency: ['HIGH', 'LOW'] }],
    salaryMin: [{ salaryMin: 30_000 }, { salaryMin: 120_000 }],
    salaryMax: [{ salaryMax: 60_000 }, { salaryMax: 24_000 }, { salaryMin: 30_000, salaryMax: 31_000 }],
    near: [{ near: 'Leeds' }, { near: 'Lerwick' }],
    radius: [{ near: 'LS2 7UE', radius: 200 }],
  },
  together: { search: 'nurse', region: 'North West', type: ['CONTRACT'], band: ['BAND_5'], salaryMin: 20_000 },
  orders: ['NEWEST', 'CLOSING_SOON', 'SALARY_HIGH', 'SALARY_LOW', 'DISTANCE', 'RELEVANCE'],
  facets: ['type', 'urgency', 'band', 'location', 'region', 'department'],
};

describePostgres('no list of posts reads the whole table', () => {
  const portal = new ExplainedPortal([replaceBulkJobs, 20_000]);

  describeListPlans(portal, jobs);

  describe.each(jobs.orders)('%s', (sort) => {
    test.each([
      'zq qz xq qx jq',
      'ati ent ers con ste nur urs',
      'ation ment ition ative ional',
      'nursent reatio mentat tionin ingers',
      'e a i o u n r s t l',
      'nusre portre docotr',
    ])('%s reads few posts in vain', async (search) => {
      const rows = 'nodes { title } correction { search } matchesSomeWords';
      await portal.ask(listQuery(jobs, rows), { filter: { search }, sort });
      await portal.expectFewRowsInVain('job', MOST_READ_IN_VAIN);
    });
  });

  test('nor does the list of the own posts', async () => {
    const accountId = '01a1ede2-0000-7000-8000-000000000001';
    const viewer: Viewer = {
      kind: 'account',
      accountId,
      sessionId: accountId,
      access: 'verified',
      emailConfirmedAt: null,
    };
    await createAccount(portal.db, { id: accountId });
    await sql`update job set owner_id = ${accountId} where reference like 'B0001-26-00000%'`.execute(portal.db);
    await sql`analyze job`.execute(portal.db);
    const rows = 'nodes { title isOpen applications employer { name } } pageInfo { endCursor }';
    const { myJobs } = await portal.ask(`{ myJobs(first: 20) { ${rows} } }`, {}, viewer);
    await portal.expectNoScan('job');
    const { endCursor } = (myJobs as { pageInfo: { endCursor: string } }).pageInfo;
    await portal.ask(`{ myJobs(first: 20, after: "${endCursor}") { ${rows} totalCount } }`, {}, viewer);
    expect(await portal.expectNoScan('job')).toBe(2);
  });
});

testAllIsTried(jobs);
