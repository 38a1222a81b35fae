import { type Kysely, sql } from 'kysely';

/** Who has advertised a post on the portal. Posts that came otherwise, the sample among them, belong to nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column owner_id uuid references account (id) on delete set null`.execute(db);
  await sql`
    create index job_owner on job (owner_id, posted_at desc, id desc) where owner_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_owner`.execute(db);
  await sql`alter table job drop column owner_id`.execute(db);
}
