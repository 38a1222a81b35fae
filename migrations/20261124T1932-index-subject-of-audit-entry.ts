import { type Kysely, sql } from 'kysely';

/** The history of one record, which the operators' desk shows beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entry_subject on audit_entry (subject_id, happened_at desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_entry_subject`.execute(db);
}
