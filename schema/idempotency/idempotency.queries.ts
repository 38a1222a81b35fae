import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';

/** What was created under a key. */
export interface StoredResult {
  readonly fingerprint: string;
  readonly resultId: string;
}

/** Holds the key until the transaction ends; false if another transaction holds it. */
export async function holdKey(transaction: Transaction<DB>, digest: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency_key ${digest}`}, 0)) as held`.execute(transaction);
  return rows[0]?.held === true;
}

/** What was created under the key, if it is still good. */
export function findResult(db: Kysely<DB>, digest: string, now: string): Promise<StoredResult | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'result_id as resultId'])
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Stores the created record under the key. */
export async function keepResult(
  transaction: Transaction<DB>,
  digest: string,
  { fingerprint, resultId }: StoredResult,
  expiresAt: string,
): Promise<void> {
  const values = { fingerprint, result_id: resultId, expires_at: expiresAt };
  await transaction
    .insertInto('idempotency_key')
    .values({ digest, ...values })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet(values))
    .execute();
}

/** Deletes the keys of records that no longer exist: the same request may create them again. */
export async function forgetResult(transaction: Transaction<DB>, resultId: string): Promise<void> {
  await transaction.deleteFrom('idempotency_key').where('result_id', '=', resultId).execute();
}

/** Forgets the keys that are no longer good. */
export async function forgetKeys(db: Kysely<DB>, now: string): Promise<void> {
  await db.deleteFrom('idempotency_key').where('expires_at', '<=', now).execute();
}
