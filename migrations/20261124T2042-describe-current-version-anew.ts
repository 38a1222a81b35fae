import { type Kysely, sql } from 'kysely';

/**
 * What is said about the newest version of a document may be corrected: its title, its category, the law that it is about, and
 * whom it is for. Its file is made anew then, and so is its checksum. Its text never changes, nor does an earlier version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function document_version_never_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE'
        and (old.id, old.document_id, old.number, old.published_at, old.change_note, old.content, old.law_change,
            old.created_at)
          is not distinct from (new.id, new.document_id, new.number, new.published_at, new.change_note, new.content,
            new.law_change, new.created_at)
        and not exists (
          select from document_version as newer where newer.document_id = new.document_id
            and (newer.published_at, newer.id) > (new.published_at, new.id))
      then
        new.file_text := document_file_text(
          new.title, new.number, new.published_at, new.category, new.regulations, new.applicable_to, new.change_note,
          new.content);
        new.file_bytes := octet_length(convert_to(new.file_text, 'UTF8'));
        new.checksum := encode(sha256(convert_to(new.file_text, 'UTF8')), 'hex');
        return new;
      end if;
      raise exception 'A published version is never changed or taken away.' using errcode = 'restrict_violation';
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function document_version_never_changes() returns trigger language plpgsql as $$
    begin
      raise exception 'A published version is never changed or taken away.' using errcode = 'restrict_violation';
    end $$`.execute(db);
}
