import type { ListedTable } from '../queries/lists/listed-table.ts';
import { articleConditions, type FilterShape, type FilterValues } from './article-conditions.ts';
import type { ArticleOrder } from './article-filter.ts';
import { orders } from './article-order.ts';
import type { ArticleRow } from './article-row.ts';
import { selectArticles, type WantedParts } from './article-selection.ts';

/** News as a list. */
export const listedArticles: ListedTable<ArticleRow, ArticleOrder, FilterShape, FilterValues, WantedParts> = {
  table: 'article',
  time: 'published_at',
  conditions: articleConditions,
  orders,
  select: selectArticles,
};
