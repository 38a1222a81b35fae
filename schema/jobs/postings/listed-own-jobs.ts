import { sql } from 'kysely';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import { orders } from '../job-order.ts';
import type { JobRow } from '../job-row.ts';
import { selectJobs, type WantedParts } from '../job-selection.ts';

/** The posts of one account as a list, open and closed. */
export const listedOwnJobs: PlainTable<JobRow, 'newest', { readonly wanted: WantedParts }, { readonly owner: string }> =
  {
    table: 'job',
    orders: { newest: orders.newest },
    conditions: (value) => [sql`job.owner_id = ${value('owner')}::uuid`],
    select: (rows, { wanted }) => selectJobs(rows, wanted),
  };
