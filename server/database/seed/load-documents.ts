import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import type { DB, DocumentVersion } from '../../../schema/tables.ts';
import documents from './sample/documents.json' with { type: 'json' };
import { upsertRows } from './upsert.ts';

type SampleDocument = (typeof documents)[number];

/** The texts, beside the file with their descriptions: `<slug>-v<number>.md`. */
const texts = join(import.meta.dirname, 'sample/documents');

/**
 * The six documents that the portal starts with. A version that is already there stays as it is, also where the file differs: a
 * correction of a text is a further version in the file.
 */
export async function loadDocuments(db: Kysely<DB>): Promise<void> {
  const rows = documents.map(({ sourceUrl, reviewOn, downloads, versions: _, ...document }) => ({
    ...document,
    source_url: sourceUrl,
    review_on: reviewOn,
    download_count: downloads,
  }));
  // People download these documents, so counting continues from the figure of the file.
  await upsertRows(db, {
    table: 'document',
    key: ['id'],
    rows,
    onlyWhenNew: ['download_count'],
    changedAt: 'updated_at',
    leavesEdited: true,
  });
  const versions = await Promise.all(documents.flatMap(versionRows));
  await db
    .insertInto('document_version')
    .values(versions)
    .onConflict((conflict) => conflict.columns(['document_id', 'number']).doNothing())
    .execute();
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
