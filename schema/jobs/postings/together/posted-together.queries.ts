import type { Kysely } from 'kysely';
import type { DB } from '../../../tables.ts';

/** The posts that were advertised together, in the order in which they were sent. */
export async function listPostedTogether(db: Kysely<DB>, batchId: string): Promise<string[]> {
  const found = await db.selectFrom('job').select('id').where('batch_id', '=', batchId).orderBy('batch_row').execute();
  return found.map(({ id }) => id);
}
