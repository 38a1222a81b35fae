import type { Kysely } from 'kysely';
import type { DB } from '../../../schema/tables.ts';
import { insertBulkArticles } from './bulk-articles.queries.ts';
import { type BulkOptions, type BulkTable, removeByBeginning, replaceBulkRows } from './bulk-rows.ts';

const articles: BulkTable = {
  table: 'article',
  indexesAfterwardsFrom: 20_000,
  remove: removeByBeginning('article', 'slug', 'generated-'),
  insert: insertBulkArticles,
};

/** Replaces the generated articles by `count` new ones, of the last 1,000 days: the same for the same count and day. */
export function replaceBulkArticles(db: Kysely<DB>, options: BulkOptions): Promise<void> {
  return replaceBulkRows(db, articles, options);
}
