/** A post as the queries of this area return it. Columns that a request does not ask for are absent. */
export interface JobRow {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly department: string;
  readonly type: 'permanent' | 'full_time' | 'contract';
  readonly contractType: string;
  readonly workingPattern: string;
  readonly weeklyHours: number | null;
  readonly urgency: 'high' | 'medium' | 'low';
  readonly description: string;
  readonly payScheme: string;
  readonly payBand: string | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly postedAt: string;
  readonly closesAt: string | null;
  readonly closedAt: string | null;
  readonly changedAt: string | null;
  /** The account that advertises it; null if it came otherwise, as the sample did. */
  readonly ownerId: string | null;
  /** Since when it is shown to no user, as its account is suspended. */
  readonly hiddenAt: string | null;
  readonly applicationCount: number;
  readonly applyUrl: string | null;
  readonly employerId: string;
  readonly employerName: string;
  readonly agency: string | null;
  readonly location: string;
  readonly postcode: string | null;
  readonly region: string;
  readonly nation: 'england' | 'scotland' | 'wales' | 'northern_ireland';
  readonly payNation: string | null;
  readonly payYear: string | null;
  readonly payEntry: number | null;
  readonly payIntermediate: number | null;
  readonly payTop: number | null;
  readonly payIsEstimate: boolean | null;
  readonly paySource: string | null;
  readonly supplementArea: string | null;
  readonly supplementPercent: number | null;
  readonly supplementMinimum: number | null;
  readonly supplementMaximum: number | null;
  readonly supplementIsEstimate: boolean | null;
  readonly placeId: string;
  /** Tenths of a mile from the place that the list measures from; absent if it measures from none. */
  readonly distance: number | null;
  /** How well the post matches a search, in thousandths; only in the order of relevance. */
  readonly score: number | null;
}
