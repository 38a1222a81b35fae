import { type Kysely, sql } from 'kysely';

/**
 * Files that people send. The bytes stand in the store of files under a random name; the row says whose they are, and goes
 * with it. A file without a row is deleted by maintenance.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id uuid primary key default uuid_v7(),
      vendor_application_id uuid not null references vendor_application (id) on delete cascade,
      document text not null check (document in ('company_license', 'insurance_certificate', 'quality_certificate')),
      storage_name text not null constraint stored_file_storage_name_key unique check (storage_name ~ '^[0-9a-f]{64}$'),
      name text not null check (length(name) between 1 and 200),
      format text not null check (format in ('pdf', 'doc', 'docx', 'jpg', 'png')),
      size_bytes integer not null check (size_bytes between 1 and 10000000),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      scan text not null check (scan in ('not_scanned', 'waiting', 'clean', 'infected')),
      uploaded_at timestamptz(3) not null,
      scanned_at timestamptz(3),
      constraint stored_file_document_key unique (vendor_application_id, document)
    )`.execute(db);
  await sql`comment on column stored_file.scan is 'A file that waits for the scanner is handed to nobody; the bytes of an infected one are deleted.'`.execute(
    db,
  );
  await sql`create index stored_file_waiting on stored_file (id) where scan = 'waiting'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stored_file`.execute(db);
}
