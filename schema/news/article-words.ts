import type { ArticleCategoryName, ArticleRow } from './article-row.ts';

/** What each category is called on the page and on REST. */
export const categoryLabels: Readonly<Record<ArticleCategoryName, string>> = {
  breaking: 'Breaking',
  policy: 'Policy',
  recruitment: 'Recruitment',
  technology: 'Technology',
  compliance: 'Compliance',
  research: 'Research',
};

/** What each priority is called. */
export const priorityLabels: Readonly<Record<ArticleRow['priority'], string>> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};
