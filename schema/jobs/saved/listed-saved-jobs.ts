import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../tables.ts';

/** A post that a user has saved, as the list of saved posts shows it. */
export interface SavedJobRow {
  /** Of the entry, by which the list is ordered. */
  readonly id: string;
  readonly jobId: string;
  readonly title: string;
  readonly employerName: string;
  readonly location: string;
  readonly closedAt: string | null;
  readonly closesAt: string | null;
  readonly savedAt: string;
}

/** Whether the list is narrowed to some posts. */
export interface SavedJobShape {
  readonly jobs: boolean;
}

export interface SavedJobValues {
  readonly account: string;
  readonly jobs: readonly string[];
}

const newest: Order<SavedJobRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`saved_job.saved_at`, type: 'timestamptz' },
    { expression: sql`saved_job.id`, type: 'uuid' },
  ],
  values: (saved) => [saved.savedAt, saved.id],
};

/** The posts that one user has saved, the last saved first. */
export const listedSavedJobs: PlainTable<SavedJobRow, 'newest', SavedJobShape, SavedJobValues> = {
  table: 'saved_job',
  orders: { newest },
  conditions: (value, shape) => [
    sql`saved_job.account_id = ${value('account')}::uuid`,
    // What a suspended account has published is in no list.
    sql`exists (select 1 from job where job.id = saved_job.job_id and job.hidden_at is null)`,
    ...(shape.jobs ? [sql<boolean>`saved_job.job_id = any(${value('jobs')}::uuid[])`] : []),
  ],
  plansForValues: () => true,
  select: selectSavedJobs,
};

/** Adds what users see of a saved post to a query of saved posts. */
export function selectSavedJobs(rows: RowQuery): RowQuery<SavedJobRow> {
  const saved = rows as unknown as SelectQueryBuilder<DB, 'saved_job', object>;
  return saved
    .innerJoin('job', 'job.id', 'saved_job.job_id')
    .innerJoin('employer', 'employer.id', 'job.employer_id')
    .innerJoin('place', 'place.id', 'job.place_id')
    .select([
      'saved_job.id',
      'saved_job.job_id as jobId',
      'job.title',
      'employer.name as employerName',
      'place.town as location',
      'job.closed_at as closedAt',
      'job.closes_on as closesAt',
      'saved_job.saved_at as savedAt',
    ]) as unknown as RowQuery<SavedJobRow>;
}
