import type { SelectQueryBuilder } from 'kysely';
import type { RowQuery } from '../lists/listed-table.ts';
import type { DB } from '../tables.ts';
import type { ArticleRow } from './article-row.ts';

/** What beyond the columns of an entry in a list a request asks for. */
export interface WantedParts {
  readonly content: boolean;
}

/** Works out what to read from the names of the selected fields. */
export function wantedParts(fields: ReadonlySet<string>): WantedParts {
  return { content: fields.has('content') };
}

/** Adds columns to a query of articles. */
export function selectArticles(query: RowQuery, wanted: WantedParts): RowQuery<ArticleRow> {
  const articles = query as unknown as SelectQueryBuilder<DB, 'article', object>;
  return articles
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article.summary',
      'article.category',
      'article.priority',
      'article.tags',
      'article.source',
      'article.source_url as sourceUrl',
      'article.verified',
      'article.image',
      'article.image_description as imageDescription',
      'article.read_time as readTime',
      'article.views',
      'article.published_at as publishedAt',
    ])
    .$if(wanted.content, (rows) => rows.select('article.content')) as unknown as RowQuery<ArticleRow>;
}
