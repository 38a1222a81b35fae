import type { SelectQueryBuilder } from 'kysely';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import { oncePerSelection, wantedColumns } from '../queries/wanted-columns.ts';
import type { DB } from '../tables.ts';
import type { ArticleRow } from './article-row.ts';

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
} as const;

/** What a request asks for. The rest is not read. */
export interface WantedParts {
  readonly columns: readonly (keyof typeof columnUses)[];
}

/** Works out what to read from the names of the selected fields. */
export const wantedParts = oncePerSelection((fields): WantedParts => ({ columns: wantedColumns(fields, columnUses) }));

/** Adds columns to a query of articles. */
export function selectArticles(query: RowQuery, wanted: WantedParts): RowQuery<ArticleRow> {
  const articles = query as unknown as SelectQueryBuilder<DB, 'article', object>;
  return articles.select([
    'article.id',
    'article.published_at as publishedAt',
    ...wanted.columns,
  ]) as unknown as RowQuery<ArticleRow>;
}
