import { type Kysely, sql } from 'kysely';

/** When an employer last changed a post: whoever applied before is told. Changes before this are not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column changed_at timestamptz(3)`.execute(db);
  await sql`comment on column job.changed_at is 'When its employer last rewrote the post; null while it stands as it was advertised.'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job drop column changed_at`.execute(db);
}
