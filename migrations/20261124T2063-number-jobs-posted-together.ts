import { type Kysely, sql } from 'kysely';

/** Which posts were advertised together, and in which order, so that the same request is answered the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job
      add column batch_id uuid,
      add column batch_row smallint,
      add constraint job_batch_check check ((batch_id is null) = (batch_row is null))`.execute(db);
  await sql`comment on column job.batch_id is 'Those that were advertised together have the same one.'`.execute(db);
  await sql`create index job_batch on job (batch_id, batch_row) where batch_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job drop column batch_id, drop column batch_row`.execute(db);
}
