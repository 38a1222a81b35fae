import { type Kysely, sql } from 'kysely';

/** The texts of documents. What has been published stays as it was: a correction is a version of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_version (
      id uuid primary key default uuid_v7(),
      document_id uuid not null references document (id),
      number text not null check (number ~ '^[0-9]{1,4}[.][0-9]{1,4}$'),
      published_at timestamptz(3) not null default now(),
      title text not null default '' check (length(title) <= 200),
      category text not null default '',
      change_note text not null check (length(change_note) between 1 and 500),
      regulations text[] not null default '{}',
      applicable_to text[] not null default '{}',
      content text not null check (length(content) between 1 and 50000),
      law_change jsonb check (jsonb_typeof(law_change) = 'object'),
      file_text text not null default '',
      file_bytes integer not null default 0,
      checksum text not null default '',
      created_at timestamptz(3) not null default now(),
      unique (document_id, number)
    )`.execute(db);
  await sql`comment on column document_version.file_text is 'The whole file as it is downloaded; checksum is its SHA-256, file_bytes its length in UTF-8.'`.execute(
    db,
  );
  await sql`comment on column document_version.law_change is 'What of the versions before no longer is the law, where this version corrects them.'`.execute(
    db,
  );
  await sql`create index document_version_newest on document_version (document_id, published_at desc, id desc)`.execute(
    db,
  );
  await createFileFunction(db);
  await createVersionTriggers(db);
  await createDocumentTrigger(db);
}

/** A plain text file: what it is and for whom, then the text without the marks of Markdown that plain text does not need. */
async function createFileFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function document_file_text(
      title text, number text, published_at timestamptz, category text, regulations text[], applicable_to text[],
      change_note text, content text)
      returns text language sql stable parallel safe as $$
        select title || E'\n' || repeat('=', length(title)) || E'\n\n' ||
          'Version: ' || number || E'\n' ||
          'Last updated: ' || to_char(published_at at time zone 'Europe/London', 'FMDD FMMonth YYYY') || E'\n' ||
          'Category: ' || initcap(category) || E'\n' ||
          'Change in this version: ' || change_note || E'\n\n' ||
          E'Regulations:\n' || coalesce('- ' || nullif(array_to_string(regulations, E'\n- '), ''), '- None named') ||
          E'\n\n' ||
          E'Applies to:\n' || coalesce('- ' || nullif(array_to_string(applicable_to, E'\n- '), ''), '- Everyone') ||
          E'\n\n' || regexp_replace(regexp_replace(content, '^#+ +', '', 'gn'), '[*][*]', '', 'g') || E'\n'
      $$`.execute(db);
}

async function createVersionTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function document_version_before_insert() returns trigger language plpgsql as $$
    begin
      new.title := coalesce(nullif(new.title, ''), (select title from document where id = new.document_id), '');
      new.category := coalesce(nullif(new.category, ''), (select category from document where id = new.document_id), '');
      new.file_text := document_file_text(
        new.title, new.number, new.published_at, new.category, new.regulations, new.applicable_to, new.change_note,
        new.content);
      new.file_bytes := octet_length(convert_to(new.file_text, 'UTF8'));
      new.checksum := encode(sha256(convert_to(new.file_text, 'UTF8')), 'hex');
      return new;
    end $$`.execute(db);
  await sql`create trigger document_version_before_insert before insert on document_version
    for each row execute function document_version_before_insert()`.execute(db);

  await sql`
    create function document_version_never_changes() returns trigger language plpgsql as $$
    begin
      raise exception 'A published version is never changed or taken away.' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`create trigger document_version_never_changes before update or delete on document_version
    for each row execute function document_version_never_changes()`.execute(db);

  await sql`
    create function document_follow_version() returns trigger language plpgsql as $$
    begin
      update document set version = new.number, published_at = new.published_at, checksum = new.checksum,
          file_bytes = new.file_bytes,
          updated_at = case when version is distinct from new.number then now() else updated_at end
        where id = new.document_id and (version is null or published_at <= new.published_at)
          and not exists (
            select from document_version as newer where newer.document_id = new.document_id
              and (newer.published_at, newer.id) > (new.published_at, new.id));
      return null;
    end $$`.execute(db);
  await sql`create trigger document_follow_version after insert on document_version
    for each row execute function document_follow_version()`.execute(db);
}

/** A download changes none of the columns named here, so it costs no search columns. */
async function createDocumentTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function document_before_write() returns trigger language plpgsql as $$
    declare
      newest document_version%rowtype;
    begin
      select * into newest from document_version where document_id = new.id
        order by published_at desc, id desc limit 1;
      new.search_text := document_search_text(
        new.title, new.description, new.category, new.source, newest.regulations);
      new.search_vector := document_search_vector(
        new.title, new.description, new.category, new.source, newest.regulations, newest.applicable_to, newest.content);
      return new;
    end $$`.execute(db);
  await sql`create trigger document_before_write
    before insert or update of title, description, category, source, version, published_at on document
    for each row execute function document_before_write()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger document_before_write on document`.execute(db);
  await sql`drop function document_before_write()`.execute(db);
  await sql`drop table document_version`.execute(db);
  await sql`drop function document_follow_version()`.execute(db);
  await sql`drop function document_version_never_changes()`.execute(db);
  await sql`drop function document_version_before_insert()`.execute(db);
  await sql`drop function document_file_text(text, text, timestamptz, text, text[], text[], text, text)`.execute(db);
}
