import { sql } from 'kysely';
import { type Facet, facetCounter } from '../queries/lists/facets.queries.ts';
import type { ArticleCategoryName, ArticleRow } from './article-row.ts';
import { categoryLabels, priorityLabels } from './article-words.ts';
import { listedArticles } from './listed-articles.ts';

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
