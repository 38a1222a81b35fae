import { replaceBulkJobs } from '../../../server/database/bulk-jobs.ts';
import { describePostgres } from '../../support/postgres-only.ts';
import { ExplainedPortal } from './explained-portal.ts';
import { describeListPlans, type ExplainedList, testAllIsTried } from './list-plans.ts';

const jobs: ExplainedList = {
  table: 'job',
  field: 'jobs',
  type: 'Job',
  rows: 'title description agency location employer { name } pay { entry }',
  filters: {
    search: ['nurse', 'dialysis', 'ashbarn', 'pharm', 'b0001-26-0000123', 'ed', 'intensive care', 'about'].map(
      (search) => ({ search }),
    ),
    department: [{ department: 'Cardiology' }],
    location: [{ location: 'Manchester' }],
    region: [{ region: 'North West' }],
    type: [{ type: ['CONTRACT'] }, { type: ['CONTRACT', 'FULL_TIME'] }],
    band: [{ band: ['BAND_9'] }, { band: ['BAND_9', 'BAND_8A'] }],
    urgency: [{ urgency: ['HIGH'] }, { urgency: ['HIGH', 'LOW'] }],
    salaryMin: [{ salaryMin: 30_000 }, { salaryMin: 120_000 }],
    near: [{ near: 'Leeds' }],
    radius: [{ near: 'Leeds', radius: 100 }],
  },
  together: { search: 'nurse', region: 'North West', type: ['CONTRACT'], band: ['BAND_5'], salaryMin: 20_000 },
  orders: ['NEWEST', 'CLOSING_SOON', 'SALARY_HIGH', 'SALARY_LOW', 'RELEVANCE'],
  facets: ['type', 'urgency', 'band', 'location', 'region', 'department'],
};

describePostgres('no list of posts reads the whole table', () => {
  const portal = new ExplainedPortal([replaceBulkJobs, 100_000]);

  describeListPlans(portal, jobs);
});

testAllIsTried(jobs);
