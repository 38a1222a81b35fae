import { categoryWords, priorityWords } from './news.words.ts';
import type { ArticleFieldsFragment, NewsCategoriesQuery, SearchNewsQuery } from './operations.generated.ts';

/** An article as it stands in a list. */
export function presentArticle({ category, priority, ...article }: ArticleFieldsFragment) {
  return { ...article, category: categoryWords[category], priority: priorityWords[priority] };
}

/** The best matches for what has been typed so far, and how many there are in all. */
export function presentInstantResults({ searchNews: found }: SearchNewsQuery) {
  return { news: found.nodes.map(presentArticle), total: found.totalCount, totalIsCapped: found.totalIsCapped };
}

/** A category with its count. */
export function presentCategory({ category, ...counted }: NewsCategoriesQuery['newsCategories'][number]) {
  return { ...counted, category: categoryWords[category] };
}
