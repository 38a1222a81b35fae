import { type Kysely, type RawBuilder, sql } from 'kysely';

const mostUrgent = sql`urgency_rank desc, published_at desc, id desc`;

/** The indexes of what readers see: name, and what stands before the condition. */
const readerIndexes = [
  ['document_newest', sql`(published_at desc, id desc) include (category, urgency, source)`],
  ['document_most_urgent', sql`(${mostUrgent})`],
  ['document_title', sql`(title_order, id)`],
  ['document_category', sql`(category, ${mostUrgent})`],
  ['document_urgency', sql`(urgency, published_at desc, id desc)`],
  ['document_source', sql`(search_fold(source), published_at desc, id desc)`],
  ['document_search_text', sql`using gin (recency_spans(published_at), search_text gin_trgm_ops)`],
  ['document_search_vector', sql`using gin (recency_spans(published_at), search_vector)`],
] as const;

/** Since when a document is shown to operators alone; the indexes of readers' lists hold what they are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document add column unpublished_at timestamptz(3)`.execute(db);
  await sql`comment on column document.unpublished_at is 'Null while it is published; others than operators are not shown it otherwise.'`.execute(
    db,
  );
  await makeAnew(db, sql`version is not null and unpublished_at is null`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await makeAnew(db, sql`version is not null`);
  await sql`alter table document drop column unpublished_at`.execute(db);
}

async function makeAnew(db: Kysely<unknown>, condition: RawBuilder<unknown>): Promise<void> {
  for (const [name, columns] of readerIndexes) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on document ${columns} where ${condition}`.execute(db);
  }
}
