import { type Kysely, sql } from 'kysely';

/** Which parts of a record were changed, by their names: what they were and are stands in no entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entry add column changed_fields text[] not null default '{}'
    check (cardinality(changed_fields) <= 20 and array_to_string(changed_fields, ' ', '?') ~ '^[a-zA-Z ]*$')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entry drop column changed_fields`.execute(db);
}
