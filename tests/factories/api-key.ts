import type { Insertable, Kysely } from 'kysely';
import { beginningOf, keyDigestOf, newKeyText } from '../../schema/partners/key-text.ts';
import type { ApiKey, DB } from '../../schema/tables.ts';
import { testNow } from '../support/test-app.ts';

const DAY_MS = 86_400_000;

/** A key that was made just now, with its secret, which works for 90 days. */
export async function createApiKey(
  db: Kysely<DB>,
  {
    expires_at = new Date(testNow.getTime() + 90 * DAY_MS).toISOString(),
    ...values
  }: Partial<Insertable<ApiKey>> & { readonly account_id: string; readonly expires_at?: string },
): Promise<{ readonly id: string; readonly secret: string; readonly beginning: string }> {
  const secret = newKeyText();
  const beginning = beginningOf(secret);
  const digest = keyDigestOf(secret);
  if (!digest) {
    throw new Error('A new key is none.');
  }
  const created_at = testNow.toISOString();
  const { id } = await db
    .insertInto('api_key')
    .values({ name: 'Test key', scopes: ['read:jobs'], created_at, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('api_key_secret').values({ key_id: id, digest, beginning, created_at, expires_at }).execute();
  return { id, secret, beginning };
}
