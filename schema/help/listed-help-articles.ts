import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import { type Facet, facetCounter } from '../queries/lists/facets.queries.ts';
import type { ListedTable, RowQuery } from '../queries/lists/listed-table.ts';
import { oncePerSelection, wantedColumns } from '../queries/wanted-columns.ts';
import type { DB } from '../tables.ts';
import {
  type HelpArticleOrder,
  type HelpFilterShape,
  type HelpFilterValues,
  helpArticleConditions,
  listed,
} from './help-article-filter.ts';
import { type HelpArticleRow, type HelpCategoryName, helpCategoryLabels } from './help-article-row.ts';

const id = { expression: sql`help_article.id`, type: 'uuid' };
const updatedAt = { expression: sql`help_article.updated_at`, type: 'timestamptz' };

/** How each order sorts, and which values of a row a cursor contains. */
const orders: Readonly<Record<HelpArticleOrder, Order<HelpArticleRow>>> = {
  position: {
    direction: 'asc',
    columns: [{ expression: sql`help_article.position`, type: 'integer' }, id],
    values: (article) => [article.position, article.id],
  },
  popular: {
    direction: 'asc',
    columns: [{ expression: sql`help_article.popular_place`, type: 'integer' }, id],
    values: (article) => [article.popularPlace ?? 0, article.id],
  },
  relevance: {
    direction: 'desc',
    columns: [{ expression: sql`help_article.score`, type: 'integer' }, updatedAt, id],
    values: (article) => [article.score ?? 0, article.updatedAt, article.id],
  },
};

/** Columns of an article, and the fields that are made from them. Those of the orders are read for cursors in any case. */
const columnUses = {
  'help_article.slug': ['slug'],
  'help_article.title': ['title'],
  'help_article.summary': ['summary'],
  'help_article.body': ['body'],
  'help_article.category': ['category', 'categoryLabel'],
  'help_article.helpful_count as helpfulCount': ['helpfulCount'],
  'help_article.unhelpful_count as unhelpfulCount': ['unhelpfulCount'],
} as const;

/** What a request asks for. The rest is not read. */
export interface WantedHelpParts {
  readonly columns: readonly (keyof typeof columnUses)[];
}

/** Works out what to read from the names of the selected fields. */
export const wantedHelpParts = oncePerSelection(
  (fields): WantedHelpParts => ({ columns: wantedColumns(fields, columnUses) }),
);

/** Adds columns to a query of help articles. */
function selectHelpArticles(query: RowQuery, wanted: WantedHelpParts): RowQuery<HelpArticleRow> {
  const articles = query as unknown as SelectQueryBuilder<DB, 'help_article', object>;
  return articles.select([
    'help_article.id',
    'help_article.position',
    'help_article.popular_place as popularPlace',
    'help_article.updated_at as updatedAt',
    'help_article.unpublished_at as unpublishedAt',
    ...wanted.columns,
  ]) as unknown as RowQuery<HelpArticleRow>;
}

/** Help articles as a list. */
export const listedHelpArticles: ListedTable<
  HelpArticleRow,
  HelpArticleOrder,
  HelpFilterShape,
  HelpFilterValues,
  WantedHelpParts
> = {
  table: 'help_article',
  time: 'updated_at',
  listed,
  conditions: helpArticleConditions,
  orders,
  select: selectHelpArticles,
};

const facets: Readonly<Record<'category', Facet>> = {
  category: {
    value: sql`help_article.category`,
    present: (value) => ({ value: value.toUpperCase(), label: helpCategoryLabels[value as HelpCategoryName] }),
  },
};

/** Counts the categories among the first 10,000 matches. */
export const countHelpFacet = facetCounter(listedHelpArticles, ['category'], facets);
