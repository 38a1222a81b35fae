import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { ComponentSlug } from './component.ts';
import type { MaintenanceRow } from './maintenance-row.ts';

/** Announces maintenance; its identifier. */
export async function insertWindow(
  transaction: Transaction<DB>,
  { title, components, startsAt, endsAt }: Omit<MaintenanceRow, 'id'>,
): Promise<string> {
  const { id } = await transaction
    .insertInto('maintenance_window')
    .values({ title, components: [...components], starts_at: startsAt, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One announcement; nothing if there is none. */
export async function findWindow(db: Kysely<DB>, id: string): Promise<MaintenanceRow | undefined> {
  return db
    .selectFrom('maintenance_window')
    .select(['id', 'title', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select((select) => select.ref('components').$castTo<ComponentSlug[]>().as('components'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Holds an announcement until the end of the transaction. */
export async function lockWindow(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('maintenance_window').select('id').where('id', '=', id).forUpdate().execute();
}

/** Ends maintenance at an instant that is within it. */
export async function endWindow(transaction: Transaction<DB>, id: string, endsAt: string): Promise<void> {
  await transaction.updateTable('maintenance_window').set({ ends_at: endsAt }).where('id', '=', id).execute();
}

/** Takes an announcement back that has not begun. */
export async function deleteWindow(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('maintenance_window').where('id', '=', id).execute();
}
