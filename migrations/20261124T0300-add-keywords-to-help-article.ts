import { type Kysely, sql } from 'kysely';

/** What readers call the subject of an article, in words that its text does not use: they count more than its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table help_article add column keywords text not null default '' check (length(keywords) <= 1000)`.execute(
    db,
  );
  await sql`comment on column help_article.keywords is 'What readers call its subject, phrase by phrase. Searched, not shown.'`.execute(
    db,
  );
  await searchIn(db, sql`setweight(to_tsvector('english', search_fold(keywords)), 'B') ||`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await searchIn(db, sql``);
  await sql`alter table help_article drop column keywords`.execute(db);
}

/** Has articles searched in their texts and in what else is given; the index goes with the column. */
async function searchIn(db: Kysely<unknown>, besides: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table help_article drop column search_vector`.execute(db);
  await sql`
    alter table help_article add column search_vector tsvector not null generated always as (
      setweight(to_tsvector('english', search_fold(title)), 'A') || ${besides}
      setweight(to_tsvector('english', search_fold(summary)), 'C') ||
      setweight(to_tsvector('english', search_fold(regexp_replace(body, '\\]\\([^)]*\\)', ']', 'g'))), 'D')) stored`.execute(
    db,
  );
  await sql`
    create index help_article_search_vector on help_article
      using gin (recency_spans(updated_at), search_vector)`.execute(db);
}
