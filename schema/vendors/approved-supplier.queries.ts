import { type SqlBool, sql, type Transaction } from 'kysely';
import { emailKey } from '../accounts/email-address.ts';
import { ConflictError } from '../errors.ts';
import type { DB } from '../tables.ts';
import type { VendorApplicationRow } from './vendor-row.ts';

/** The location shown for suppliers that have stated none. */
const SOMEWHERE = 'United Kingdom';

/**
 * The supplier that an approved application makes: a new one, or the one of this name, which is verified from now on. The
 * account that has applied sells under the name, or the one whose confirmed address the application gives; with its colleagues,
 * if the company is its organisation. Without such an account the supplier waits for one (`equipment/postings/own-supplier.ts`).
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
  const organisation = ownerId === null ? undefined : await organisationOfName(transaction, ownerId, name);
  const known = await transaction
    .selectFrom('supplier')
    .select(['id', 'owner_id as ownerId', 'organisation_id as organisationId'])
    .where(sql<SqlBool>`search_fold(name) = search_fold(${name})`)
    .forUpdate()
    .executeTakeFirst();
  if (known) {
    const isColleagues = organisation?.isVerified === true && known.organisationId === organisation.id;
    if (known.ownerId !== null && known.ownerId !== ownerId && !isColleagues) {
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
      organisation_id: organisation?.id ?? null,
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

/** The organisation of an account, if it has that name, and whether operators have verified that the account belongs to it. */
function organisationOfName(
  transaction: Transaction<DB>,
  accountId: string,
  name: string,
): Promise<{ readonly id: string; readonly isVerified: boolean } | undefined> {
  return transaction
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select('organisation.id')
    .select(sql<boolean>`membership.verified_at is not null and organisation.verified_at is not null`.as('isVerified'))
    .where('membership.account_id', '=', accountId)
    .where(sql<SqlBool>`search_fold(organisation.name) = search_fold(${name})`)
    .executeTakeFirst();
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
