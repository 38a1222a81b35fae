import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { ApiKeyRow, KeyUsageRow } from './api-key-row.ts';

/** A secret of a key, as it is stored. */
interface NewSecret {
  readonly keyId: string;
  readonly digest: Buffer;
  readonly beginning: string;
  readonly expiresAt: string;
  readonly now: string;
}

/** The keys of an account, the newest first. */
export function listKeys(db: Kysely<DB>, { accountId, now, usedSince }: Asked): Promise<ApiKeyRow[]> {
  return keys(db, now, usedSince)
    .where('api_key.account_id', '=', accountId)
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id', 'desc')
    .execute();
}

/** One key of an account. */
export function findKey(
  db: Kysely<DB>,
  { id, accountId, now, usedSince }: Asked & Named,
): Promise<ApiKeyRow | undefined> {
  return keys(db, now, usedSince)
    .where('api_key.account_id', '=', accountId)
    .where('api_key.id', '=', id)
    .executeTakeFirst();
}

interface Asked {
  readonly accountId: string;
  readonly now: string;
  /** The first day of the usage, as YYYY-MM-DD. */
  readonly usedSince: string;
}

interface Named {
  readonly id: string;
}

function keys(db: Kysely<DB>, now: string, usedSince: string) {
  return db
    .selectFrom('api_key')
    .innerJoin('api_key_secret as present', (join) =>
      join.onRef('present.key_id', '=', 'api_key.id').on('present.replaced_at', 'is', null),
    )
    .leftJoin('api_key_secret as previous', (join) =>
      join
        .onRef('previous.key_id', '=', 'api_key.id')
        .on('previous.replaced_at', 'is not', null)
        .on('previous.expires_at', '>', now),
    )
    .select([
      'api_key.id',
      'api_key.name',
      'api_key.scopes',
      'api_key.created_at as createdAt',
      'api_key.last_used_on as lastUsedOn',
      'present.beginning',
      'present.created_at as renewedAt',
      'present.expires_at as expiresAt',
      'previous.beginning as previousBeginning',
      'previous.expires_at as previousEndsAt',
    ])
    .select(
      sql<readonly KeyUsageRow[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('day', day, 'operations', operations, 'points', points)
            order by day), '[]')
          from api_key_usage where key_id = api_key.id and day >= ${usedSince}::date)`.as('usage'),
    );
}

/** How many keys an account has, which is locked. */
export async function countKeys(transaction: Transaction<DB>, accountId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('api_key')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Inserts a key without a secret; answers with its identifier. */
export async function insertKey(
  transaction: Transaction<DB>,
  {
    accountId,
    name,
    scopes,
    now,
  }: { readonly accountId: string; readonly name: string; readonly scopes: readonly string[]; readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('api_key')
    .values({ account_id: accountId, name, scopes: [...scopes], created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertSecret(
  transaction: Transaction<DB>,
  { keyId, digest, beginning, expiresAt, now }: NewSecret,
): Promise<void> {
  await transaction
    .insertInto('api_key_secret')
    .values({ key_id: keyId, digest, beginning, created_at: now, expires_at: expiresAt })
    .execute();
}

/** Marks the present secret of a key as replaced: it works until then, and no longer than it would have. Older ones go. */
export async function replaceSecret(
  transaction: Transaction<DB>,
  { keyId, worksUntil, now }: { readonly keyId: string; readonly worksUntil: string; readonly now: string },
): Promise<void> {
  await transaction
    .deleteFrom('api_key_secret')
    .where('key_id', '=', keyId)
    .where('replaced_at', 'is not', null)
    .execute();
  await transaction
    .updateTable('api_key_secret')
    .set({ replaced_at: now, expires_at: sql`least(expires_at, ${worksUntil}::timestamptz)` })
    .where('key_id', '=', keyId)
    .execute();
}

/** Locks a key until the transaction ends. */
export async function lockKey(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('api_key').select('id').where('id', '=', id).forUpdate().execute();
}

/** Deletes a key, with its secrets and its usage. */
export async function deleteKey(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('api_key').where('id', '=', id).execute();
}

/** Deletes the keys of an account; answers with their identifiers. */
export async function deleteKeysOf(transaction: Transaction<DB>, accountId: string): Promise<string[]> {
  const rows = await transaction.deleteFrom('api_key').where('account_id', '=', accountId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes keys that have not worked since then. */
export async function deleteKeysBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db
    .deleteFrom('api_key')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('api_key_secret')
            .select('digest')
            .whereRef('api_key_secret.key_id', '=', 'api_key.id')
            .where('api_key_secret.expires_at', '>=', before),
        ),
      ),
    )
    .execute();
}
