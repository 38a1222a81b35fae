import type { ListedTable } from '../queries/lists/listed-table.ts';
import { type FilterShape, type FilterValues, jobConditions, jobsWithDistance, listed } from './job-conditions.ts';
import type { JobOrder } from './job-filter.ts';
import { orders } from './job-order.ts';
import type { JobRow } from './job-row.ts';
import { selectJobs, type WantedParts } from './job-selection.ts';

/** Posts as a list. */
export const listedJobs: ListedTable<JobRow, JobOrder, FilterShape, FilterValues, WantedParts> = {
  table: 'job',
  time: 'posted_at',
  listed,
  conditions: jobConditions,
  orders,
  joined: { distance: { rows: jobsWithDistance, column: 'distance', insteadOf: 'near' } },
  select: selectJobs,
};
