import { type Kysely, sql } from 'kysely';

/** Compliance documents. Their texts stand in their versions, which never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document (
      id uuid primary key default uuid_v7(),
      slug text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
      title text not null check (length(title) between 1 and 200),
      description text not null check (length(description) between 1 and 500),
      category text not null check (category in ('guidelines', 'standards', 'policies', 'training', 'assessments')),
      urgency text not null check (urgency in ('high', 'medium', 'low')),
      urgency_rank smallint not null generated always as (
        case urgency when 'high' then 3 when 'medium' then 2 else 1 end) stored,
      title_order text collate "C" not null generated always as (left(search_fold(title), 150)) stored,
      source text not null check (length(source) between 1 and 200),
      source_url text not null check (source_url ~ '^https?://'),
      review_on date not null,
      download_count integer not null default 0 check (download_count >= 0),
      version text,
      published_at timestamptz(3) not null default now(),
      checksum text not null default '',
      file_bytes integer not null default 0,
      search_text text not null default '',
      search_vector tsvector not null default '',
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    ) with (fillfactor = 80)`.execute(db);
  await sql`comment on table document is 'No index holds download_count, so that a download changes the row alone, in its place.'`.execute(
    db,
  );
  await sql`comment on column document.version is 'The newest version, as published_at, checksum and file_bytes are; null until the first is published.'`.execute(
    db,
  );
  await sql`comment on column document.title_order is 'What the order by title compares: folded, and short enough for a cursor.'`.execute(
    db,
  );
  await sql`comment on column document.review_on is 'The day by which the text is to be read again against the law.'`.execute(
    db,
  );
  await createSearchFunctions(db);
  await createDocumentIndexes(db);
}

/** Category and source are searched with the document, and so are the regulations and the text of its newest version. */
async function createSearchFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function document_search_text(
      title text, description text, category text, source text, regulations text[])
      returns text language sql stable parallel safe as $$
        select search_fold(concat_ws(' · ', title, description, category, source, array_to_string(regulations, ' · ')))
      $$`.execute(db);
  await sql`
    create function document_search_vector(
      title text, description text, category text, source text, regulations text[], applicable_to text[], content text)
      returns tsvector language sql stable parallel safe as $$
        select
          setweight(to_tsvector('english', search_fold(title)), 'A') ||
          setweight(to_tsvector('english', search_fold(concat_ws(' ', description, category, source))), 'B') ||
          setweight(to_tsvector('english', search_fold(concat_ws(' ',
            array_to_string(regulations, ' '), array_to_string(applicable_to, ' ')))), 'C') ||
          setweight(to_tsvector('english', search_fold(coalesce(content, ''))), 'D')
      $$`.execute(db);
}

/** One index for each order and each filter; lists show published documents only, so the indexes hold no others. */
async function createDocumentIndexes(db: Kysely<unknown>): Promise<void> {
  const published = sql`where version is not null`;
  const mostUrgent = sql`urgency_rank desc, published_at desc, id desc`;
  // Totals and facets are counted in this index alone, newest first.
  await sql`
    create index document_newest on document (published_at desc, id desc)
      include (category, urgency, source) ${published}`.execute(db);
  await sql`create index document_most_urgent on document (${mostUrgent}) ${published}`.execute(db);
  await sql`create index document_title on document (title_order, id) ${published}`.execute(db);
  await sql`create index document_category on document (category, ${mostUrgent}) ${published}`.execute(db);
  await sql`create index document_urgency on document (urgency, published_at desc, id desc) ${published}`.execute(db);
  await sql`create index document_source on document (search_fold(source), published_at desc, id desc) ${published}`.execute(
    db,
  );
  await sql`
    create index document_search_text on document
      using gin (recency_spans(published_at), search_text gin_trgm_ops) ${published}`.execute(db);
  await sql`
    create index document_search_vector on document
      using gin (recency_spans(published_at), search_vector) ${published}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table document`.execute(db);
  await sql`drop function document_search_vector(text, text, text, text, text[], text[], text)`.execute(db);
  await sql`drop function document_search_text(text, text, text, text, text[])`.execute(db);
}
