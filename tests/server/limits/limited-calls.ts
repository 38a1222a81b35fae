import * as accountLimits from '../../../schema/accounts/account-limits.ts';
import * as equipmentLimits from '../../../schema/equipment/equipment-limits.ts';
import * as jobLimits from '../../../schema/jobs/job-limits.ts';
import * as accessLimits from '../../../schema/operations/access-limits.ts';
import { accountCalls } from './account-calls.ts';
import type { LimitedCall } from './doors.ts';
import { equipmentCalls } from './equipment-calls.ts';
import { jobCalls } from './job-calls.ts';
import { operationsCalls } from './operations-calls.ts';

/** The modules in which limits stand. */
export const limitModules = {
  'schema/accounts/account-limits.ts': accountLimits,
  'schema/equipment/equipment-limits.ts': equipmentLimits,
  'schema/jobs/job-limits.ts': jobLimits,
  'schema/operations/access-limits.ts': accessLimits,
};

/** Every call of the limiter: what may not be tried as often as somebody likes, and all the ways to try it. */
export const limitedCalls: readonly LimitedCall[] = [
  ...accountCalls,
  ...operationsCalls,
  ...jobCalls,
  ...equipmentCalls,
];
