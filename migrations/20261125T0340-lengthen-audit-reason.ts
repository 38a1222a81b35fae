import { type Kysely, sql } from 'kysely';

/** The reason for which operators close a bulk order has up to 2,000 characters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry drop constraint audit_entry_reason_check,
    add constraint audit_entry_reason_check check (length(reason) between 1 and 2000)`.execute(db);
}

/** Longer reasons are cut. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry disable trigger audit_entry_refuse_change`.execute(db);
  await sql`update audit_entry set reason = left(reason, 1000) where length(reason) > 1000`.execute(db);
  await sql`alter table audit_entry enable trigger audit_entry_refuse_change`.execute(db);
  await sql`alter table audit_entry drop constraint audit_entry_reason_check,
    add constraint audit_entry_reason_check check (length(reason) between 1 and 1000)`.execute(db);
}
