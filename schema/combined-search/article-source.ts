import { readArticleFilter } from '../news/article-filter.ts';
import type { ArticleRow } from '../news/article-row.ts';
import { listedArticles, wantedParts } from '../news/listed-articles.ts';
import { excerptOf } from './excerpt.ts';
import { listedSource } from './search-source.ts';

/** News articles, which are hits of the category OTHER. */
export const articleSource = listedSource({
  name: 'news',
  category: 'other',
  listed: listedArticles,
  wanted: wantedParts(new Set(['slug', 'title', 'summary', 'readTime'])),
  whole: ({ db }) => readArticleFilter(db, {}),
  present: (article: ArticleRow) => ({
    id: article.id,
    title: article.title,
    description: excerptOf(article.summary),
    data: { kind: 'news', publishedAt: article.publishedAt, readTime: article.readTime },
    path: `/news?article=${encodeURIComponent(article.slug)}`,
  }),
});
