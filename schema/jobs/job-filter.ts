/** In miles. */
export const LARGEST_RADIUS = 200;
/** The default, in miles. */
export const DEFAULT_RADIUS = 20;

/** What narrows a list of posts. Every condition must hold; several values of one condition mean any of them. */
export interface JobFilter {
  readonly search?: string | null | undefined;
  readonly department?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly type?: readonly string[] | null | undefined;
  readonly band?: readonly string[] | null | undefined;
  readonly urgency?: readonly string[] | null | undefined;
  readonly salaryMin?: number | null | undefined;
  readonly salaryMax?: number | null | undefined;
  readonly near?: string | null | undefined;
  readonly radius?: number | null | undefined;
}

export const jobOrders = ['newest', 'closing_soon', 'salary_high', 'salary_low', 'distance', 'relevance'] as const;
export type JobOrder = (typeof jobOrders)[number];
