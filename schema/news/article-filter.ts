/** What narrows a list of articles. Every condition must hold; several values of one condition mean any of them. */
export interface ArticleFilter {
  readonly search?: string | null | undefined;
  readonly category?: readonly string[] | null | undefined;
  readonly priority?: readonly string[] | null | undefined;
  readonly verified?: boolean | null | undefined;
}

export type ArticleOrder = 'newest' | 'relevance';
