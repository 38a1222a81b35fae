import { type Kysely, sql } from 'kysely';

/** How often each guide of the documentation was downloaded. The guides themselves are code; one without a row was never. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guide_download (
      slug text primary key check (length(slug) <= 120),
      download_count integer not null default 0 check (download_count >= 0)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table guide_download`.execute(db);
}
