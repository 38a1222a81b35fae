import { DEFAULT_RADIUS } from './job-choices.ts';
import { distanceLabel } from './job-facts.ts';
import type { JobSearch } from './job-search.ts';

/** How far the nearest job is where there is none within the distance; nothing where none is known. */
export function nearestAdvice(
  { near, radius }: Pick<JobSearch, 'near' | 'radius'>,
  nearest: { distance: number; job: { location: string } } | null | undefined,
): string | undefined {
  if (!nearest) return undefined;
  const within = `No jobs are within ${radius || DEFAULT_RADIUS} miles of ${near}.`;
  return `${within} The nearest one is ${distanceLabel(nearest.distance)}, in ${nearest.job.location}.`;
}
