/** An article as the queries of this area return it. Columns that a request does not ask for are absent. */
export interface ArticleRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly category: ArticleCategoryName;
  readonly priority: 'high' | 'medium' | 'low';
  readonly tags: string[];
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly verified: boolean;
  readonly image: string;
  readonly imageDescription: string;
  readonly readTime: number;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  readonly publishedAt: string;
  /** Null while it is published: such an article alone is shown. */
  readonly unpublishedAt: string | null;
  /** How well the article matches a search, in thousandths; only in the order of relevance. */
  readonly score: number | null;
}

/** In the order of the page. */
export const articleCategories = ['breaking', 'policy', 'recruitment', 'technology', 'compliance', 'research'] as const;
export type ArticleCategoryName = (typeof articleCategories)[number];

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
