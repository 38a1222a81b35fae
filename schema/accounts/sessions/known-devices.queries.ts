import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../tables.ts';

/** The account to which a browser belongs, if it has signed in there since. */
export async function findAccountOfDevice(
  db: Kysely<DB>,
  { digest, signedInAfter }: { readonly digest: Buffer; readonly signedInAfter: string },
): Promise<string | undefined> {
  const device = await db
    .selectFrom('known_device')
    .select('account_id as accountId')
    .where('digest', '=', digest)
    .where('last_signed_in_at', '>', signedInAfter)
    .executeTakeFirst();
  return device?.accountId;
}

/** Notes that the account has signed in there again; false if the browser is not known to be the account's. */
export async function touchDevice(
  transaction: Transaction<DB>,
  { digest, accountId, now }: { readonly digest: Buffer; readonly accountId: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('known_device')
    .set({ last_signed_in_at: now })
    .where('digest', '=', digest)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Remembers a browser of an account, and forgets those beyond `most` that signed in the longest ago. */
export async function insertDevice(
  transaction: Transaction<DB>,
  {
    digest,
    accountId,
    most,
    now,
  }: { readonly digest: Buffer; readonly accountId: string; readonly most: number; readonly now: string },
): Promise<void> {
  await transaction
    .insertInto('known_device')
    .values({ digest, account_id: accountId, created_at: now, last_signed_in_at: now })
    .execute();
  await transaction
    .deleteFrom('known_device')
    .where('digest', 'in', (select) =>
      select
        .selectFrom('known_device')
        .select('digest')
        .where('account_id', '=', accountId)
        .orderBy('last_signed_in_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(most),
    )
    .execute();
}

/** Forgets one browser, whose cookie is replaced. */
export async function deleteDevice(transaction: Transaction<DB>, digest: Buffer): Promise<void> {
  await transaction.deleteFrom('known_device').where('digest', '=', digest).execute();
}

/** Forgets all browsers of an account. */
export async function deleteDevicesOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await transaction.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}

/** Forgets browsers in which their account has not signed in since. */
export async function deleteOldDevices(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('known_device').where('last_signed_in_at', '<=', before).execute();
}
