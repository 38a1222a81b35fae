import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import type { CountedUse, KeyUsage } from './key-usage.ts';

/** Stores all that waits. What the database refuses is lost, and is not tried again. */
export async function storeKeyUsage(db: Kysely<DB>, usage: KeyUsage): Promise<void> {
  const counted = usage.take();
  if (counted.length > 0) {
    await addKeyUsage(db, counted);
  }
}

/** Adds usage to the days of keys, and sets the day of their last use. Deleted keys are skipped. */
async function addKeyUsage(db: Kysely<DB>, counted: readonly CountedUse[]): Promise<void> {
  await sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as use ("keyId" uuid, day date, operations integer, points bigint)
    ), held as (
      select id from api_key where id in (select "keyId" from counted) order by id for no key update
    ), used as (
      update api_key set last_used_on = last.day
        from (select "keyId", max(day) as day from counted group by "keyId") as last
        where api_key.id = last."keyId" and api_key.id in (select id from held)
          and (api_key.last_used_on is null or api_key.last_used_on < last.day)
    )
    insert into api_key_usage (key_id, day, operations, points)
    select "keyId", day, operations, points from counted join held on held.id = counted."keyId"
    on conflict (key_id, day) do update
    set operations = api_key_usage.operations + excluded.operations, points = api_key_usage.points + excluded.points`.execute(
    db,
  );
}

/** Deletes the sums of days before one. */
export async function deleteKeyUsageBefore(db: Kysely<DB>, day: string): Promise<void> {
  await db.deleteFrom('api_key_usage').where('day', '<', day).execute();
}

/** The keys of an account and their usage, for the download of own data. */
export async function listAllOwnKeys(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'created_at as createdAt', 'last_used_on as lastUsedOn'])
    .select(
      sql<object[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('beginning', beginning,
            'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by created_at), '[]')
          from api_key_secret where key_id = api_key.id)`.as('secrets'),
    )
    .select(
      sql<object[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('day', day, 'operations', operations, 'points', points)
            order by day), '[]')
          from api_key_usage where key_id = api_key.id)`.as('usage'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
