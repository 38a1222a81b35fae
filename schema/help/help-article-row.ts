/** A help article as the queries of this area return it. Columns that a request does not ask for are absent. */
export interface HelpArticleRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly category: HelpCategoryName;
  /** Place in the list of all articles, category by category. */
  readonly position: number;
  /** Place among the popular articles; null for all others. */
  readonly popularPlace: number | null;
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
  readonly updatedAt: string;
  /** Null while it is published: such an article alone is shown. */
  readonly unpublishedAt: string | null;
  /** How well the article matches a search, in thousandths; only in the order of relevance. */
  readonly score: number | null;
}

/** In the order of the page. */
export const helpCategories = ['jobs', 'account', 'equipment', 'documents'] as const;
export type HelpCategoryName = (typeof helpCategories)[number];

/** What each category is called on the page and on REST. */
export const helpCategoryLabels: Readonly<Record<HelpCategoryName, string>> = {
  jobs: 'Jobs and applications',
  account: 'Your account',
  equipment: 'Equipment',
  documents: 'Documents, news and search',
};
