import type { StructuredData } from '../navigation/page-output.ts';
import type { OpenArticleFragment } from './open-article.generated.ts';

/** The article as a schema.org NewsArticle, for search engines. */
export function newsArticle(article: OpenArticleFragment): StructuredData {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedAt,
    ...(article.image && { image: article.image }),
    articleSection: article.categoryLabel,
    keywords: article.tags,
    timeRequired: `PT${article.readTime}M`,
    publisher: { '@type': 'Organization', name: __PRODUCT_NAME__ },
    ...(article.sourceUrl && { isBasedOn: article.sourceUrl }),
  };
}
