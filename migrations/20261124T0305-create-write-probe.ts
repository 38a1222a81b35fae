import { type Kysely, sql } from 'kysely';

/** The one row that the probe of the database writes and reads every minute. The first probe makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table write_probe (
      is_only boolean primary key default true check (is_only),
      written uuid not null
    )`.execute(db);
  await sql`comment on column write_probe.written is 'Another one each time, so that the row changes.'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table write_probe`.execute(db);
}
