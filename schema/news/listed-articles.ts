import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import { type Facet, facetCounter } from '../queries/lists/facets.queries.ts';
import type { ListedTable, RowQuery } from '../queries/lists/listed-table.ts';
import { oncePerSelection, wantedColumns } from '../queries/wanted-columns.ts';
import type { DB } from '../tables.ts';
import { type ArticleOrder, articleConditions, type FilterShape, type FilterValues, listed } from './article-filter.ts';
import { type ArticleCategoryName, type ArticleRow, categoryLabels, priorityLabels } from './article-row.ts';

const id = { expression: sql`article.id`, type: 'uuid' };
const publishedAt = { expression: sql`article.published_at`, type: 'timestamptz' };

/** How each order sorts, and which values of a row a cursor contains. */
const orders: Readonly<Record<ArticleOrder, Order<ArticleRow>>> = {
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

/** Columns of an article, and the fields that are made from them. Those of the orders are read for cursors in any case. */
const columnUses = {
  'article.slug': ['slug'],
  'article.title': ['title'],
  'article.summary': ['summary'],
  'article.content': ['content'],
  'article.category': ['category', 'categoryLabel'],
  'article.priority': ['priority'],
  'article.tags': ['tags'],
  'article.source': ['source'],
  'article.source_url as sourceUrl': ['sourceUrl'],
  'article.verified': ['verified'],
  'article.image': ['image'],
  'article.image_description as imageDescription': ['imageDescription'],
  'article.read_time as readTime': ['readTime'],
  'article.views': ['views'],
  'article.likes': ['likes'],
  'article.comments': ['comments'],
} as const;

/** What a request asks for. The rest is not read. */
export interface WantedParts {
  readonly columns: readonly (keyof typeof columnUses)[];
}

/** Works out what to read from the names of the selected fields. */
export const wantedParts = oncePerSelection((fields): WantedParts => ({ columns: wantedColumns(fields, columnUses) }));

/** Adds columns to a query of articles. */
function selectArticles(query: RowQuery, wanted: WantedParts): RowQuery<ArticleRow> {
  const articles = query as unknown as SelectQueryBuilder<DB, 'article', object>;
  return articles.select([
    'article.id',
    'article.published_at as publishedAt',
    'article.unpublished_at as unpublishedAt',
    ...wanted.columns,
  ]) as unknown as RowQuery<ArticleRow>;
}

/** News as a list. */
export const listedArticles: ListedTable<ArticleRow, ArticleOrder, FilterShape, FilterValues, WantedParts> = {
  table: 'article',
  time: 'published_at',
  listed,
  conditions: articleConditions,
  orders,
  select: selectArticles,
};

export type FacetName = 'category' | 'priority';

const facets: Readonly<Record<FacetName, Facet>> = {
  category: {
    value: sql`article.category`,
    present: (value) => ({ value: value.toUpperCase(), label: categoryLabels[value as ArticleCategoryName] }),
  },
  priority: {
    value: sql`article.priority`,
    present: (value) => ({ value: value.toUpperCase(), label: priorityLabels[value as ArticleRow['priority']] }),
  },
};

/** Counts the values of one facet among the first 10,000 matches. */
export const countArticleFacet = facetCounter(listedArticles, ['category', 'priority'], facets);
