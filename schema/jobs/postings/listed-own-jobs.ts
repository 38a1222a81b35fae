import { sql } from 'kysely';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import { orders } from '../job-order.ts';
import type { JobRow } from '../job-row.ts';
import { selectJobs, type WantedParts } from '../job-selection.ts';

interface OwnJobsShape {
  /** Whether they are those of an account alone, or of an organisation. */
  readonly of: 'owner' | 'organisation';
  readonly wanted: WantedParts;
}

/** The posts of one account or organisation as a list, open and closed. */
export const listedOwnJobs: PlainTable<JobRow, 'newest', OwnJobsShape, { readonly of: string }> = {
  table: 'job',
  orders: { newest: orders.newest },
  conditions: (value, shape) => [
    shape.of === 'owner' ? sql`job.owner_id = ${value('of')}::uuid` : sql`job.organisation_id = ${value('of')}::uuid`,
  ],
  select: (rows, { wanted }) => selectJobs(rows, wanted),
};
