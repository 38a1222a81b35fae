import type { HighCostArea, Nation } from '../generated/graph.generated.ts';
import { formatPounds } from '../ui/pounds.ts';
import type { JobPayFragment } from './open-job.generated.ts';

const nations: Record<Nation, string> = {
  ENGLAND: 'England',
  SCOTLAND: 'Scotland',
  WALES: 'Wales',
  NORTHERN_IRELAND: 'Northern Ireland',
};

const areas: Record<HighCostArea, string> = { INNER: 'Inner London', OUTER: 'Outer London', FRINGE: 'London fringe' };

/** The nation's name. */
export function nationLabel(nation: Nation): string {
  return nations[nation];
}

/** A pay year as a range: "2026 to 2027" for "2026/27". */
export function payYear(year: string): string {
  const [start = year, end] = year.split('/');
  return end ? `${start} to ${start.slice(0, 2)}${end}` : start;
}

/** The steps of a band's scale, lowest first. Bands of one point have one. */
export function payPoints({ entry, intermediate, top }: JobPayFragment): { label: string; amount: string }[] {
  if (entry === top) return [{ label: 'All years', amount: formatPounds(entry) }];
  return [
    { label: 'Entry', amount: formatPounds(entry) },
    ...(intermediate ? [{ label: 'Intermediate', amount: formatPounds(intermediate) }] : []),
    { label: 'Top', amount: formatPounds(top) },
  ];
}

/** What is paid on top in and around London, from the entry point to the top, in one sentence. */
export function supplementLabel(supplement: NonNullable<JobPayFragment['highCostAreaSupplement']>): string {
  const { area, percent, minimum, maximum, year, isEstimate } = supplement;
  const amount = minimum === maximum ? formatPounds(minimum) : `${formatPounds(minimum)} to ${formatPounds(maximum)}`;
  return `${areas[area]}, ${percent}% of pay within limits: ${amount} a year (${payYear(year)}${isEstimate ? ', estimate' : ''})`;
}
