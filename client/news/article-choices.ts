import type { ArticleCategory, ArticleSort } from '../generated/graph.generated.ts';
import type { Choice, SortChoice } from '../lists/list-definition.ts';

const category = (label: string, value: ArticleCategory): Choice<ArticleCategory> => ({
  slug: value.toLowerCase(),
  label,
  alone: label,
  values: [value],
});

/** The categories, in the order of the page. */
export const categoryFilter = {
  name: 'category',
  title: 'Category',
  isSingle: true,
  choices: [
    category('Breaking', 'BREAKING'),
    category('Policy', 'POLICY'),
    category('Recruitment', 'RECRUITMENT'),
    category('Technology', 'TECHNOLOGY'),
    category('Compliance', 'COMPLIANCE'),
    category('Research', 'RESEARCH'),
  ],
} as const;

export const newestFirst: SortChoice<ArticleSort> = { slug: 'newest', label: 'Newest', value: 'NEWEST' };
export const bestMatch: SortChoice<ArticleSort> = { slug: 'best-match', label: 'Best match', value: 'RELEVANCE' };
