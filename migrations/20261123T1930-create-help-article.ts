import { type Kysely, sql } from 'kysely';

/** Articles of the help center, and what is searched in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_article (
      id uuid primary key default uuid_v7(),
      slug text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      title text not null unique check (length(title) between 1 and 200),
      summary text not null check (length(summary) between 1 and 300),
      body text not null check (length(body) between 1 and 20000),
      category text not null check (category in ('jobs', 'account', 'equipment', 'documents')),
      position integer not null check (position >= 1),
      popular_place integer check (popular_place >= 1),
      helpful_count integer not null default 0 check (helpful_count >= 0),
      unhelpful_count integer not null default 0 check (unhelpful_count >= 0),
      search_text text not null generated always as (search_fold(title || ' · ' || summary)) stored,
      search_vector tsvector not null generated always as (
        setweight(to_tsvector('english', search_fold(title)), 'A') ||
        setweight(to_tsvector('english', search_fold(summary)), 'C') ||
        setweight(to_tsvector('english', search_fold(regexp_replace(body, '\\]\\([^)]*\\)', ']', 'g'))), 'D')) stored,
      updated_at timestamptz(3) not null
    ) with (fillfactor = 80)`.execute(db);
  await sql`comment on table help_article is 'Written by the files of a release: db:migrate brings it to what they say.'`.execute(
    db,
  );
  await sql`comment on column help_article.body is 'Markdown. Addresses of links are not searched.'`.execute(db);
  await sql`comment on column help_article.position is 'Place in the list of all articles, category by category.'`.execute(
    db,
  );
  await sql`comment on column help_article.popular_place is 'Place among the popular articles; null for all others.'`.execute(
    db,
  );
  await sql`comment on column help_article.helpful_count is 'How many visitors found it helpful, each once a day.'`.execute(
    db,
  );
  await createIndexes(db);
}

/** One index for each order and each filter. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index help_article_position on help_article (position, id) include (category)`.execute(db);
  await sql`create index help_article_category on help_article (category, position, id)`.execute(db);
  await sql`
    create index help_article_popular on help_article (popular_place, id) where popular_place is not null`.execute(db);
  await sql`create index help_article_newest on help_article (updated_at desc, id desc)`.execute(db);
  await sql`
    create index help_article_search_text on help_article
      using gin (recency_spans(updated_at), search_text gin_trgm_ops)`.execute(db);
  await sql`
    create index help_article_search_vector on help_article
      using gin (recency_spans(updated_at), search_vector)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table help_article`.execute(db);
}
