import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/** Who sells under a name. */
export interface NamedSupplier {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly organisationId: string | null;
  readonly location: string;
  readonly phone: string;
}

/** The supplier of a name, however it is spelled. */
export function findSupplierOfName(db: Kysely<DB>, name: string): Promise<NamedSupplier | undefined> {
  return ofName(db, name).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function findSupplierOfNameForUpdate(
  transaction: Transaction<DB>,
  name: string,
): Promise<NamedSupplier | undefined> {
  return ofName(transaction, name).forUpdate().executeTakeFirst();
}

/** A supplier by its identifier. */
export function findSupplier(db: Kysely<DB>, id: string): Promise<NamedSupplier | undefined> {
  return suppliers(db).where('id', '=', id).executeTakeFirst();
}

/** Locks a supplier until the transaction ends. */
export async function lockSupplier(transaction: Transaction<DB>, id: string): Promise<void> {
  await suppliers(transaction).where('id', '=', id).forUpdate().execute();
}

function ofName(db: Kysely<DB>, name: string) {
  return suppliers(db).where(sql<SqlBool>`search_fold(name) = search_fold(${name})`);
}

function suppliers(db: Kysely<DB>) {
  return db
    .selectFrom('supplier')
    .select(['id', 'name', 'owner_id as ownerId', 'organisation_id as organisationId', 'location', 'phone']);
}

/** Adds a supplier, who is neither verified nor approved nor rated; nothing where another has just taken the name. */
export async function insertSupplier(
  transaction: Transaction<DB>,
  given: Omit<NamedSupplier, 'id' | 'ownerId'> & { readonly ownerId: string },
): Promise<string | undefined> {
  const { name, ownerId, organisationId, location, phone } = given;
  const added = await transaction
    .insertInto('supplier')
    .values({ name, owner_id: ownerId, organisation_id: organisationId, location, phone })
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

/** Who applied for what operators have approved as this supplier: the account, if there was one, and the address. */
export function listApprovedApplicants(
  db: Kysely<DB>,
  supplierId: string,
): Promise<{ readonly accountId: string | null; readonly email: string }[]> {
  return db
    .selectFrom('vendor_application')
    .select(['account_id as accountId', 'email'])
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'approved')
    .execute();
}

/** Gives a supplier that belongs to no account, and is locked, an owner. */
export async function giveSupplier(
  transaction: Transaction<DB>,
  id: string,
  { ownerId, organisationId, now }: Pick<NamedSupplier, 'organisationId'> & { ownerId: string; now: string },
): Promise<void> {
  await transaction
    .updateTable('supplier')
    .set({ owner_id: ownerId, organisation_id: organisationId, updated_at: now })
    .where('id', '=', id)
    .execute();
}
