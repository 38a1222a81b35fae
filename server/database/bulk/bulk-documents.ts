import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { deleteBulkDocuments, insertBulkDocuments } from './bulk-documents.queries.ts';
import { type BulkOptions, type BulkTable, replaceBulkRows } from './bulk-rows.ts';

const documents: BulkTable = {
  table: 'document',
  filledWithIt: ['document_version'],
  indexesAfterwardsFrom: 20_000,
  // Each has two texts.
  rowsPerStatement: 20_000,
  remove: deleteBulkDocuments,
  insert: insertBulkDocuments,
};

/**
 * Replaces the generated documents by `count` new ones of the last 3 years, each with two versions, the same for the same
 * count and day.
 */
export function replaceBulkDocuments(db: Kysely<DB>, options: BulkOptions): Promise<void> {
  return replaceBulkRows(db, documents, options);
}
