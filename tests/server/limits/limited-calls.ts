import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as analyticsLimits from '../../../schema/analytics/analytics-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/postings/equipment-limits.ts';
import * as helpLimits from '../../../schema/help/help-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import * as newsLimits from '../../../schema/news/news-limits.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import * as subscriptionLimits from '../../../schema/system-status/subscription/subscription-limits.ts';
import { accountCalls } from './account-calls.ts';
import { analyticsCalls } from './analytics-calls.ts';
import type { LimitedCall } from './doors.ts';
import { equipmentCalls } from './equipment-calls.ts';
import { helpCalls } from './help-calls.ts';
import { jobCalls } from './job-calls.ts';
import { newsCalls } from './news-calls.ts';
import { operationsCalls } from './operations-calls.ts';
import { statusCalls } from './status-calls.ts';

/** The modules in which limits stand. */
export const limitModules = {
  'schema/accounts/account-limits.ts': accountLimits,
  'schema/analytics/analytics-limits.ts': analyticsLimits,
  'schema/equipment/postings/equipment-limits.ts': equipmentLimits,
  'schema/help/help-limits.ts': helpLimits,
  'schema/jobs/job-limits.ts': jobLimits,
  'schema/news/news-limits.ts': newsLimits,
  'schema/operations/access-limits.ts': accessLimits,
  'schema/system-status/subscription/subscription-limits.ts': subscriptionLimits,
};

/** Every call of the limiter: what may not be tried without limit, and all the ways to try it. */
export const limitedCalls: readonly LimitedCall[] = [
  ...accountCalls,
  ...operationsCalls,
  ...jobCalls,
  ...helpCalls,
  ...newsCalls,
  ...equipmentCalls,
  ...statusCalls,
  ...analyticsCalls,
];
