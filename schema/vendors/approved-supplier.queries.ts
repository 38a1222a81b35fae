import { type SqlBool, sql, type Transaction } from 'kysely';
import { emailKey } from '../accounts/email-address.ts';
import { ConflictError } from '../errors.ts';
import type { DB } from '../tables.ts';
import type { VendorApplicationRow } from './vendor-row.ts';

/** The location shown for suppliers that have stated none. */
const SOMEWHERE = 'United Kingdom';

/**
 * The supplier that an approved application makes: a new one, or the one of this name, which is verified from now on. The
 * account that has applied sells under the name, or the one whose confirmed address the application gives.
 *
 * @throws ConflictError if another account sells under the name.
 */
export async function approvedSupplier(
  transaction: Transaction<DB>,
  application: VendorApplicationRow,
  now: string,
): Promise<string> {
  const { companyName: name, phone, website, nhsSupplierCode } = application;
  const ownerId = application.accountId ?? (await accountOfAddress(transaction, application.email));
  const known = await transaction
    .selectFrom('supplier')
    .select(['id', 'owner_id as ownerId'])
    .where(sql<SqlBool>`search_fold(name) = search_fold(${name})`)
    .forUpdate()
    .executeTakeFirst();
  if (known) {
    if (known.ownerId !== null && known.ownerId !== ownerId) {
      throw new ConflictError(`Another account sells as '${name}'. Ask for changes, or refuse the application.`);
    }
    await transaction
      .updateTable('supplier')
      .set((row) => ({
        verified: true,
        website: row.fn.coalesce('website', row.val(website)),
        nhs_supplier_code: row.fn.coalesce('nhs_supplier_code', row.val(nhsSupplierCode)),
        updated_at: now,
      }))
      .where('id', '=', known.id)
      .execute();
    return known.id;
  }
  const { id } = await transaction
    .insertInto('supplier')
    .values({
      name,
      owner_id: ownerId,
      location: SOMEWHERE,
      phone,
      website,
      nhs_supplier_code: nhsSupplierCode,
      verified: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function accountOfAddress(transaction: Transaction<DB>, email: string): Promise<string | null> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return account?.id ?? null;
}
