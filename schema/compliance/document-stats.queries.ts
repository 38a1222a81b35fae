import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { listed } from './document-conditions.ts';

export interface DocumentStats {
  readonly totalDocuments: number;
  readonly recentUpdates: number;
  readonly criticalAlerts: number;
  readonly downloads: number;
}

export interface CategoryCount {
  readonly category: string;
  readonly count: number;
}

/**
 * Counts the published documents as of `today` (YYYY-MM-DD). Every document is looked at, so the figures may be half a
 * minute old.
 */
export const countDocumentStats = cachedAnswer(30_000, countPublished);

/** How many published documents each category has; those without any are absent. Half a minute old at most. */
export const countCategories = cachedAnswer(30_000, countByCategory);

function countPublished(db: Kysely<DB>, today: string): Promise<DocumentStats> {
  return db
    .selectFrom('document')
    .where(listed)
    .select((select) => [
      select.fn.countAll<number>().as('totalDocuments'),
      select.fn
        .countAll<number>()
        .filterWhere('published_at', '>=', sql<string>`${today}::date - 30`)
        .as('recentUpdates'),
      select.fn.countAll<number>().filterWhere('urgency', '=', 'high').as('criticalAlerts'),
      sql<number>`coalesce(sum(download_count), 0)`.as('downloads'),
    ])
    .executeTakeFirstOrThrow();
}

function countByCategory(db: Kysely<DB>): Promise<CategoryCount[]> {
  return db
    .selectFrom('document')
    .where(listed)
    .select((select) => ['category', select.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
}
