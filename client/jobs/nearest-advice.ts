import { DEFAULT_RADIUS } from './job-choices.ts';
import { distanceLabel, milesLabel } from './job-facts.ts';
import type { JobSearch } from './job-search.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';

/**
 * How far the nearest job is where there is none within the distance, or in the place that the search names; nothing where
 * none is known.
 */
export function nearestAdvice(
  { near, radius }: Pick<JobSearch, 'near' | 'radius'>,
  nearest: NonNullable<JobsPageQuery['jobs']['nearest']> | null | undefined,
): string | undefined {
  if (!nearest) return undefined;
  const { distance, job, noneWhere, measuredFrom } = nearest;
  const within = Number(radius || DEFAULT_RADIUS);
  // Rounded, it would be as far as what has none.
  const isJustBeyond = near !== '' && distance > within && Math.round(distance) <= within;
  const far = measuredFrom ? `${milesLabel(distance)} from ${measuredFrom}` : distanceLabel(distance);
  const away = isJustBeyond ? `just over ${within} miles away` : far;
  return `No jobs are ${noneWhere}. The nearest one is ${away}, in ${job.location}.`;
}
