import type { Insertable, Kysely } from 'kysely';
import type { DB, TierRequest } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';

/** A request for a tier that waits, made just now. */
export async function createTierRequest(
  db: Kysely<DB>,
  values: Partial<Insertable<TierRequest>> & { readonly account_id: string },
): Promise<{ readonly id: string }> {
  const purpose = 'A test wants to read all jobs each night.';
  return db
    .insertInto('tier_request')
    .values({ tier: 'research', purpose, asked_at: testNow.toISOString(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
}
