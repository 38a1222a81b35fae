import { type Kysely, sql } from 'kysely';

/** When something was tried of late, for limits that hold over all processes and restarts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit (
      key text primary key,
      attempts timestamptz(3)[] not null,
      forgotten_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on column rate_limit.key is 'Keyed digest of what is limited: no address of a person or network stands here.'`.execute(
    db,
  );
  await sql`create index rate_limit_forgotten on rate_limit (forgotten_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table rate_limit`.execute(db);
}
