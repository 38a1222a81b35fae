import { type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';

/** Who sells under a name. */
export interface NamedSupplier {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly location: string;
  readonly phone: string;
}

/** The supplier of a name, however it is spelled; it changes for nobody else until the transaction is over. */
export function findSupplierOfName(transaction: Transaction<DB>, name: string): Promise<NamedSupplier | undefined> {
  return suppliers(transaction).where(sql<SqlBool>`search_fold(name) = search_fold(${name})`).executeTakeFirst();
}

/** A supplier; it changes for nobody else until the transaction is over. */
export function findSupplier(transaction: Transaction<DB>, id: string): Promise<NamedSupplier | undefined> {
  return suppliers(transaction).where('id', '=', id).executeTakeFirst();
}

function suppliers(transaction: Transaction<DB>) {
  return transaction
    .selectFrom('supplier')
    .select(['id', 'name', 'owner_id as ownerId', 'location', 'phone'])
    .forUpdate();
}

/** Adds a supplier, who is neither verified nor approved nor rated; nothing where another has just taken the name. */
export async function insertSupplier(
  transaction: Transaction<DB>,
  given: { readonly name: string; readonly ownerId: string; readonly location: string; readonly phone: string },
): Promise<string | undefined> {
  const { name, ownerId, location, phone } = given;
  const added = await transaction
    .insertInto('supplier')
    .values({ name, owner_id: ownerId, location, phone })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Changes where a supplier is and how to ring them. */
export async function updateSupplierContact(
  transaction: Transaction<DB>,
  id: string,
  { location, phone, now }: { readonly location: string; readonly phone: string; readonly now: string },
): Promise<void> {
  await transaction.updateTable('supplier').set({ location, phone, updated_at: now }).where('id', '=', id).execute();
}
