import { type Kysely, sql } from 'kysely';

/**
 * A version of a document that readers see from now on is noted for those who follow it, too, whoever has published it: a release or
 * an operator. Each mail about a version names it, so that no follower is mailed twice, and none whose mail was not sent is left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outgoing_mail
      add column document_version_id uuid references document_version (id) on delete cascade`.execute(db);
  await sql`comment on column outgoing_mail.document_version_id is 'The version of a document that it tells of.'`.execute(
    db,
  );
  await sql`
    create index outgoing_mail_document_version on outgoing_mail (document_version_id, account_id)
      where document_version_id is not null`.execute(db);
  await sql`alter table document add column told_version text, add column told_at timestamptz(3)`.execute(db);
  await sql`comment on column document.told_version is 'The newest version that its followers were mailed about, also while it has no followers; null if none was ever published.'`.execute(
    db,
  );
  await sql`comment on column document.told_at is 'When they had been told of it; null where that is not known.'`.execute(
    db,
  );
  await sql`
    update document set told_version = case when unpublished_at is null then version else (
      select fields ->> 'number' from content_revision
      where kind = 'document' and subject_id = document.id and fields -> 'published' = 'true'
      order by number desc limit 1) end`.execute(db);
  await sql`
    create or replace function note_published_record() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('portal.is_importing', true), '') = '' then
        if exists (select from saved_search where area = tg_argv[0]) then
          insert into published_record (area, record_id) values (tg_argv[0], new.id);
        end if;
        if tg_argv[0] = 'documents' then
          insert into published_record (area, record_id) values ('document-followers', new.id);
        end if;
      end if;
      return null;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function note_published_record() returns trigger language plpgsql as $$
    begin
      if exists (select from saved_search where area = tg_argv[0])
          and coalesce(current_setting('portal.is_importing', true), '') = '' then
        insert into published_record (area, record_id) values (tg_argv[0], new.id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`delete from published_record where area = 'document-followers'`.execute(db);
  await sql`alter table document drop column told_at, drop column told_version`.execute(db);
  await sql`alter table outgoing_mail drop column document_version_id`.execute(db);
}
