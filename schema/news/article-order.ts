import { sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { ArticleOrder } from './article-filter.ts';
import type { ArticleRow } from './article-row.ts';

const id = { expression: sql`article.id`, type: 'uuid' };
const publishedAt = { expression: sql`article.published_at`, type: 'timestamptz' };

/** How each order sorts, and what a cursor keeps of a row. */
export const orders: Readonly<Record<ArticleOrder, Order<ArticleRow>>> = {
  newest: {
    direction: 'desc',
    columns: [publishedAt, id],
    values: (article) => [article.publishedAt, article.id],
  },
  relevance: {
    direction: 'desc',
    columns: [{ expression: sql`article.score`, type: 'integer' }, publishedAt, id],
    values: (article) => [article.score ?? 0, article.publishedAt, article.id],
  },
};
