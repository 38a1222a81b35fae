import { type Kysely, sql } from 'kysely';

/** The reason for which operators close a bulk order has up to 2,000 characters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry drop constraint audit_entry_reason_check,
    add constraint audit_entry_reason_check check (length(reason) between 1 and 2000)`.execute(db);
}

/** Entries are never changed: a longer reason stays as it is. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry drop constraint audit_entry_reason_check,
    add constraint audit_entry_reason_check check (length(reason) between 1 and 1000) not valid`.execute(db);
}
