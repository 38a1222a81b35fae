import type { JobSort, JobType, JobUrgency, PayBand } from '../generated/graph.generated.ts';
import type { Choice, SortChoice } from '../lists/list-definition.ts';
import { formatPounds } from '../ui/pounds.ts';

export const typeChoices: readonly Choice<JobType>[] = [
  { slug: 'permanent', label: 'Permanent', alone: 'Permanent', values: ['PERMANENT'] },
  { slug: 'full-time', label: 'Full-time', alone: 'Full-time', values: ['FULL_TIME'] },
  { slug: 'contract', label: 'Contract', alone: 'Contract', values: ['CONTRACT'] },
];

export const urgencyChoices: readonly Choice<JobUrgency>[] = [
  { slug: 'high', label: 'High', alone: 'High urgency', values: ['HIGH'] },
  { slug: 'medium', label: 'Medium', alone: 'Medium urgency', values: ['MEDIUM'] },
  { slug: 'low', label: 'Low', alone: 'Low urgency', values: ['LOW'] },
];

export const bandChoices: readonly Choice<PayBand>[] = [
  { slug: '2-4', label: 'Bands 2 to 4', alone: 'Bands 2 to 4', values: ['BAND_2', 'BAND_3', 'BAND_4'] },
  { slug: '5-7', label: 'Bands 5 to 7', alone: 'Bands 5 to 7', values: ['BAND_5', 'BAND_6', 'BAND_7'] },
  {
    slug: '8a-9',
    label: 'Bands 8a to 9',
    alone: 'Bands 8a to 9',
    values: ['BAND_8A', 'BAND_8B', 'BAND_8C', 'BAND_8D', 'BAND_9'],
  },
];

/** The filters of which several choices may be made, in the order in which they are shown. */
export const choiceFilters = [
  { name: 'type', title: 'Type', choices: typeChoices },
  { name: 'urgency', title: 'Urgency', choices: urgencyChoices },
  { name: 'band', title: 'Pay band', choices: bandChoices },
] as const;

/** The filters of which several choices may be made. */
export type JobChoiceFilterName = (typeof choiceFilters)[number]['name'];

/** The order that only makes sense with something to match. */
export const bestMatch: SortChoice<JobSort> = { slug: 'best-match', label: 'Best match', value: 'RELEVANCE' };

/** The orders that the list can always have. */
export const sortChoices: readonly [SortChoice<JobSort>, ...SortChoice<JobSort>[]] = [
  { slug: 'newest', label: 'Newest', value: 'NEWEST' },
  { slug: 'closing-soon', label: 'Closing soon', value: 'CLOSING_SOON' },
  { slug: 'highest-pay', label: 'Highest pay', value: 'SALARY_HIGH' },
  { slug: 'lowest-pay', label: 'Lowest pay', value: 'SALARY_LOW' },
];

/** The order that only makes sense around a place. */
export const nearestFirst: SortChoice<JobSort> = { slug: 'nearest', label: 'Nearest', value: 'DISTANCE' };

/** The pay that can be chosen as the least or the most, in pounds a year. */
export const payLimits: readonly number[] = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 80_000, 100_000];

/** A highest pay in words: "Up to £30,000". */
export function payCeilingLabel(pounds: number): string {
  return `Up to ${formatPounds(pounds)}`;
}

/** A least pay in words: "£30,000 or more". */
export function payFloorLabel(pounds: number): string {
  return `${formatPounds(pounds)} or more`;
}

/** The distances that can be chosen, in miles, and the one that holds when only a place is given. */
export const radii: readonly number[] = [5, 10, 20, 30, 50, 100];
export const DEFAULT_RADIUS = 20;
