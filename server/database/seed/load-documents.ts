import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Insertable, sql, type Transaction } from 'kysely';
import { recordDocumentEvents } from '../../../schema/compliance/document-events.queries.ts';
import type { Clock } from '../../../schema/ports.ts';
import type { DB, DocumentVersion } from '../../../schema/tables.ts';
import documents from './sample/documents.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

type SampleDocument = (typeof documents)[number];

/** The texts, beside the file with their descriptions: `<slug>-v<number>.md`. */
const texts = join(import.meta.dirname, 'sample/documents');

/**
 * The six documents that the portal starts with. A version that is already there stays as it is, also where the file differs: a
 * correction of a text is a further version in the file. Webhooks are told of one that was not there.
 */
export async function loadDocuments(transaction: Transaction<DB>, clock: Clock): Promise<void> {
  const rows = documents.map(({ sourceUrl, reviewOn, downloads, versions: _, ...document }) => ({
    ...document,
    source_url: sourceUrl,
    review_on: reviewOn,
    download_count: downloads,
  }));
  // People download these documents, so the count goes on from the file's figure.
  await upsertRows(transaction, {
    table: 'document',
    key: ['id'],
    rows,
    onlyWhenNew: ['download_count'],
    changedAt: 'updated_at',
    leavesEdited: true,
  });
  const versions = await Promise.all(documents.flatMap(versionRows));
  const inserted = await transaction
    .insertInto('document_version')
    .values(versions)
    .onConflict((conflict) => conflict.columns(['document_id', 'number']).doNothing())
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  if (ids.length > 0) {
    await recordNewVersions(transaction, { ids, now: clock.now().toISOString() });
  }
}

/** Tells of each document that has another newest version by some that were inserted, as by an operator who publishes it. */
async function recordNewVersions(
  transaction: Transaction<DB>,
  { ids, now }: { readonly ids: readonly string[]; readonly now: string },
): Promise<void> {
  const { rows } = await sql<{ id: string; published: boolean; newest: string; former: string | null }>`
    select document.id, document.unpublished_at is null as published,
        (array_agg(version.number order by version.published_at desc, version.id desc))[1] as newest,
        (array_agg(version.number order by version.published_at desc, version.id desc)
          filter (where version.id <> all(${[...ids]}::uuid[])))[1] as former
      from document join document_version as version on version.document_id = document.id
      where document.id in (select document_id from document_version where id = any(${[...ids]}::uuid[]))
      group by document.id order by document.id`.execute(transaction);
  for (const { id, published, newest, former } of rows) {
    if (newest !== former) {
      const before = { number: former ?? '', published: published && former !== null };
      await recordDocumentEvents(transaction, { id, before, after: { number: newest, published }, now });
    }
  }
}

function versionRows({ id: documentId, slug, versions }: SampleDocument): Promise<Insertable<DocumentVersion>>[] {
  return versions.map(async ({ id, number, publishedOn, changeNote, regulations, applicableTo, lawChange }) => ({
    id,
    document_id: documentId,
    number,
    published_at: `${publishedOn}T00:00:00Z`,
    change_note: changeNote,
    regulations,
    applicable_to: applicableTo,
    content: (await readFile(join(texts, `${slug}-v${number}.md`), 'utf8')).trimEnd(),
    law_change: lawChange && JSON.stringify(lawChange),
  }));
}
