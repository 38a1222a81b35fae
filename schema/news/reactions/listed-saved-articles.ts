import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { Values } from '../../queries/prepared-query.ts';
import type { DB } from '../../tables.ts';
import { listed } from '../article-filter.ts';
import type { ArticleCategoryName } from '../article-row.ts';

/** An article that an account has saved. */
export interface SavedArticleRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: ArticleCategoryName;
  readonly publishedAt: string;
  readonly savedAt: string;
}

export interface SavedArticleValues {
  readonly account: string;
}

const newest: Order<SavedArticleRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`saved_article.saved_at`, type: 'timestamptz' },
    { expression: sql`saved_article.article_id`, type: 'uuid' },
  ],
  values: ({ savedAt, id }) => [savedAt, id],
};

/** The saved articles of one person as a list. */
export const listedSavedArticles: PlainTable<SavedArticleRow, 'newest', object, SavedArticleValues> = {
  table: 'saved_article',
  orders: { newest },
  conditions: (value: Values<SavedArticleValues>): RawBuilder<SqlBool>[] => [
    sql<SqlBool>`saved_article.account_id = ${value('account')}::uuid`,
    // An article that was unpublished returns to the list when it is published again.
    sql<SqlBool>`exists (select from article where article.id = saved_article.article_id and ${listed})`,
  ],
  plansForValues: () => true,
  select: (rows: RowQuery) => {
    const saved = rows as unknown as SelectQueryBuilder<DB, 'saved_article', object>;
    return saved
      .innerJoin('article', 'article.id', 'saved_article.article_id')
      .select([
        'article.id',
        'article.slug',
        'article.title',
        'article.category',
        'article.published_at as publishedAt',
        'saved_article.saved_at as savedAt',
      ]) as unknown as RowQuery<SavedArticleRow>;
  },
};
