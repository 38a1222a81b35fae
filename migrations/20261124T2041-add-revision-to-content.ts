import { type Kysely, sql } from 'kysely';

const edited = ['article', 'help_article', 'document'] as const;
const unpublishable = ['article', 'help_article'] as const;

/** How often each was edited in the portal, and since when it is shown to operators alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of edited) {
    await sql`alter table ${sql.table(table)} add column revision integer not null default 0 check (revision >= 0)`.execute(
      db,
    );
    await sql`comment on column ${sql.table(table)}.revision is 'Of its newest content_revision; 0 where it was never edited in the portal. What a release loads leaves edited rows alone.'`.execute(
      db,
    );
  }
  for (const table of unpublishable) {
    await sql`alter table ${sql.table(table)} add column unpublished_at timestamptz(3)`.execute(db);
    await sql`comment on column ${sql.table(table)}.unpublished_at is 'Null while it is published; others than operators are not shown it otherwise.'`.execute(
      db,
    );
  }
  await countIn(db, sql`category, priority, verified, unpublished_at`, sql`category, unpublished_at`);
  // The lists of operators begin with what was changed last; help articles have such an index.
  await sql`create index article_changed on article (updated_at desc, id desc)`.execute(db);
  await sql`create index document_changed on document (updated_at desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index document_changed`.execute(db);
  await sql`drop index article_changed`.execute(db);
  await countIn(db, sql`category, priority, verified`, sql`category`);
  for (const table of unpublishable) {
    await sql`alter table ${sql.table(table)} drop column unpublished_at`.execute(db);
  }
  for (const table of edited) {
    await sql`alter table ${sql.table(table)} drop column revision`.execute(db);
  }
}

/** Makes the indexes anew in which totals and facets are counted alone. */
async function countIn(
  db: Kysely<unknown>,
  ofArticles: ReturnType<typeof sql>,
  ofHelp: ReturnType<typeof sql>,
): Promise<void> {
  await sql`drop index article_newest`.execute(db);
  await sql`create index article_newest on article (published_at desc, id desc) include (${ofArticles})`.execute(db);
  await sql`drop index help_article_position`.execute(db);
  await sql`create index help_article_position on help_article (position, id) include (${ofHelp})`.execute(db);
}
