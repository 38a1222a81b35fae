import { type Kysely, sql } from 'kysely';

/** News, and what is searched in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article (
      id uuid primary key default uuid_v7(),
      slug text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      title text not null check (length(title) between 1 and 200),
      summary text not null check (length(summary) between 1 and 500),
      content text not null check (length(content) between 1 and 50000),
      category text not null check (category in ('breaking', 'policy', 'recruitment', 'technology', 'compliance', 'research')),
      priority text not null check (priority in ('high', 'medium', 'low')),
      tags text[] not null default '{}' check (cardinality(tags) <= 10 and array_position(tags, null) is null),
      source text not null check (length(source) between 1 and 200),
      source_url text check (source_url ~ '^https?://'),
      verified boolean not null default false check (source_url is not null or not verified),
      image text not null check (image ~ '^(/[a-z0-9-]+)+[.](svg|png|jpg|avif|webp)$'),
      image_description text not null default '' check (length(image_description) <= 300),
      read_time integer not null default 1 check (read_time >= 1),
      views integer not null default 0 check (views >= 0),
      published_at timestamptz(3) not null default now(),
      search_text text not null default '',
      search_vector tsvector not null default '',
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    ) with (fillfactor = 80)`.execute(db);
  await sql`comment on table article is 'No index holds views, so that a view changes the row alone, in its place.'`.execute(
    db,
  );
  await sql`comment on column article.content is 'Markdown.'`.execute(db);
  await sql`comment on column article.verified is 'Whether an editor has held the text against the source.'`.execute(
    db,
  );
  await sql`comment on column article.image is 'A path on the portal itself: pictures are never fetched from elsewhere.'`.execute(
    db,
  );
  await sql`comment on column article.image_description is 'What the picture says; empty where it only decorates.'`.execute(
    db,
  );
  await sql`comment on column article.read_time is 'Minutes, counted from the words of the text.'`.execute(db);
  await sql`comment on column article.views is 'How often it was opened, counted once a visitor and day.'`.execute(db);

  await createFunctions(db);
  await sql`
    create function article_before_write() returns trigger language plpgsql as $$
    begin
      new.read_time := article_read_time(new.content);
      new.search_text := article_search_text(new.title, new.tags, new.summary);
      new.search_vector := article_search_vector(new.title, new.tags, new.summary, new.content);
      return new;
    end $$`.execute(db);
  // A view changes none of these columns, so counting one works nothing out anew.
  await sql`
    create trigger article_before_write
      before insert or update of title, tags, summary, content, read_time, search_text, search_vector on article
      for each row execute function article_before_write()`.execute(db);

  await createIndexes(db);
}

/** At 200 words a minute, a common measure of quiet reading. */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function article_read_time(content text) returns integer language sql immutable parallel safe as $$
      select greatest(1, ceil(cardinality(regexp_split_to_array(btrim(content), '\\s+')) / 200.0))::integer
    $$`.execute(db);
  await sql`
    create function article_search_text(title text, tags text[], summary text)
      returns text language sql stable parallel safe as $$
        select search_fold(concat_ws(' · ', title, nullif(array_to_string(tags, ' · '), ''), summary))
      $$`.execute(db);
  await sql`
    create function article_search_vector(title text, tags text[], summary text, content text)
      returns tsvector language sql stable parallel safe as $$
        select
          setweight(to_tsvector('english', search_fold(title)), 'A') ||
          setweight(to_tsvector('english', search_fold(array_to_string(tags, ' '))), 'B') ||
          setweight(to_tsvector('english', search_fold(summary)), 'C') ||
          setweight(to_tsvector('english', search_fold(content)), 'D')
      $$`.execute(db);
}

/** One index for each order and each filter. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // Totals and facets are counted in this index alone, newest first.
  await sql`
    create index article_newest on article (published_at desc, id desc) include (category, priority, verified)`.execute(
    db,
  );
  await sql`create index article_category on article (category, published_at desc, id desc)`.execute(db);
  await sql`create index article_priority on article (priority, published_at desc, id desc)`.execute(db);
  await sql`create index article_verified on article (verified, published_at desc, id desc)`.execute(db);
  await sql`create index article_search_text on article using gin (recency_spans(published_at), search_text gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index article_search_vector on article using gin (recency_spans(published_at), search_vector)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table article`.execute(db);
  await sql`drop function article_before_write()`.execute(db);
  await sql`drop function article_search_vector(text, text[], text, text)`.execute(db);
  await sql`drop function article_search_text(text, text[], text)`.execute(db);
  await sql`drop function article_read_time(text)`.execute(db);
}
