import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { listed } from './article-filter.ts';
import type { ArticleCategoryName } from './article-row.ts';

export interface NewsStats {
  readonly articles: number;
  readonly publishedThisWeek: number;
  readonly highPriority: number;
  readonly verified: number;
  readonly views: number;
}

export interface CategoryCount {
  readonly category: ArticleCategoryName;
  readonly count: number;
}

/**
 * Counts all articles, and separately those of the week that ends on `today` (YYYY-MM-DD in London). It reads every article,
 * so the figures may be half a minute old.
 */
export const countNewsStats = cachedAnswer(30_000, countStats);

/** How many articles each category has, if it has any; half a minute old at most. */
export const countCategories = cachedAnswer(30_000, countByCategory);

async function countStats(db: Kysely<DB>, today: string): Promise<NewsStats> {
  const weekBegin = sql<string>`(${today}::date - 6)::timestamp at time zone 'Europe/London'`;
  return db
    .selectFrom('article')
    .select((select) => [
      select.fn.countAll<number>().as('articles'),
      select.fn.countAll<number>().filterWhere('published_at', '>=', weekBegin).as('publishedThisWeek'),
      select.fn.countAll<number>().filterWhere('priority', '=', 'high').as('highPriority'),
      select.fn.countAll<number>().filterWhere('verified', '=', true).as('verified'),
      sql<number>`coalesce(sum(views), 0)`.as('views'),
    ])
    .where(listed)
    .executeTakeFirstOrThrow();
}

async function countByCategory(db: Kysely<DB>): Promise<CategoryCount[]> {
  return db
    .selectFrom('article')
    .select((select) => [sql<ArticleCategoryName>`category`.as('category'), select.fn.countAll<number>().as('count')])
    .where(listed)
    .groupBy('category')
    .execute();
}
