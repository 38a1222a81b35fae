import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { insertBulkEmployers, insertBulkJobs } from './bulk-jobs.queries.ts';
import { type BulkOptions, type BulkTable, removeByBeginning, replaceBulkRows } from './bulk-rows.ts';

const jobs: BulkTable = {
  table: 'job',
  indexesAfterwardsFrom: 50_000,
  remove: removeByBeginning('job', 'reference', 'B0001-26-'),
  prepare: insertBulkEmployers,
  insert: insertBulkJobs,
};

/**
 * Replaces the generated jobs by `count` new ones: open posts of the last 90 days, the same for the same count, day and
 * towns.
 */
export function replaceBulkJobs(db: Kysely<DB>, options: BulkOptions): Promise<void> {
  return replaceBulkRows(db, jobs, options);
}
