import { type Kysely, sql } from 'kysely';

/** A password that was handed out is good for a while only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column password_expires_at timestamptz(3)`.execute(db);
  await sql`comment on column account.password_expires_at is 'When a one-time password ends; null where people chose it themselves.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column password_expires_at`.execute(db);
}
