import type { ArticleCategory, ArticlePriority, ArticleSort } from './operations.generated.ts';

/** What the graph's values are called on REST. */
export const categoryWords: Readonly<Record<ArticleCategory, string>> = {
  BREAKING: 'breaking',
  POLICY: 'policy',
  RECRUITMENT: 'recruitment',
  TECHNOLOGY: 'technology',
  COMPLIANCE: 'compliance',
  RESEARCH: 'research',
};

export const priorityWords: Readonly<Record<ArticlePriority, string>> = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' };

export const articleSortWords: Readonly<Record<ArticleSort, string>> = { NEWEST: 'newest', RELEVANCE: 'relevance' };
