import { distanceLabel, milesLabel } from './job-facts.ts';
import type { JobsPageQuery } from './jobs-page.generated.ts';

/**
 * How far the nearest job is if there is none within the distance, or in the place that the search names; nothing where
 * none is known.
 *
 * @param within the distance in miles; undefined if there is none.
 */
export function nearestAdvice(
  within: number | undefined,
  nearest: NonNullable<JobsPageQuery['jobs']['nearest']> | null | undefined,
): string | undefined {
  if (!nearest) return undefined;
  const { distance, job, noneWhere, measuredFrom } = nearest;
  // Rounded, it would equal the distance without a match.
  const isJustBeyond = within !== undefined && distance > within && Math.round(distance) <= within;
  const far = measuredFrom ? `${milesLabel(distance)} from ${measuredFrom}` : distanceLabel(distance);
  const away = isJustBeyond ? `just over ${within} miles away` : far;
  return `No jobs are ${noneWhere}. The nearest one is ${away}, in ${job.location}.`;
}
