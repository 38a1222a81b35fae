import { type Kysely, sql } from 'kysely';

const kinds = ['article', 'help_article', 'document'] as const;

/** Texts, figures and links of pages are edited like articles: with an identifier, revisions, and a search for operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const everything = sql`title || ' · ' || key || ' · ' || body || ' · ' || items::text`;
  await sql`
    alter table content_entry
      add column id uuid not null default uuid_v7() unique,
      add column revision integer not null default 0 check (revision >= 0),
      add column search_text text not null generated always as (search_fold(${everything})) stored,
      add column search_vector tsvector not null generated always as (
        setweight(to_tsvector('english', search_fold(title)), 'A') ||
        setweight(to_tsvector('english', search_fold(body || ' ' || items::text)), 'D')) stored`.execute(db);
  await sql`comment on column content_entry.revision is 'Of its newest content_revision; 0 where it was never edited in the portal. What a release loads leaves edited rows alone.'`.execute(
    db,
  );
  await sql`create index content_entry_changed on content_entry (updated_at desc, id desc)`.execute(db);
  await allowKinds(db, [...kinds, 'content_entry']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // What is never changed may go with its table alone.
  await sql`alter table content_revision disable trigger content_revision_refuse_change`.execute(db);
  await sql`delete from content_revision where kind = 'content_entry'`.execute(db);
  await sql`alter table content_revision enable trigger content_revision_refuse_change`.execute(db);
  await allowKinds(db, kinds);
  await sql`drop index content_entry_changed`.execute(db);
  await sql`
    alter table content_entry
      drop column search_vector, drop column search_text, drop column revision, drop column id`.execute(db);
}

async function allowKinds(db: Kysely<unknown>, allowed: readonly string[]): Promise<void> {
  const list = sql.join(allowed.map((kind) => sql.lit(kind)));
  await sql`alter table content_revision drop constraint content_revision_kind_check`.execute(db);
  await sql`alter table content_revision add constraint content_revision_kind_check check (kind in (${list}))`.execute(
    db,
  );
}
