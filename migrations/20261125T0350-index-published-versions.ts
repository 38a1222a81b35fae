import { type Kysely, sql } from 'kysely';

/** Lets the newest versions of all documents, and the documents that are to be read again, be found in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index document_version_published on document_version (published_at desc, id desc)`.execute(db);
  await sql`create index document_review on document (review_on, id) where version is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index document_review`.execute(db);
  await sql`drop index document_version_published`.execute(db);
}
