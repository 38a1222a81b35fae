import { DEFAULT_RADIUS } from './job-choices.ts';
import { distanceLabel } from './job-facts.ts';
import type { JobSearch } from './job-search.ts';

/** How far the nearest job is where there is none within the distance; nothing where none is known. */
export function nearestAdvice(
  { near, radius }: Pick<JobSearch, 'near' | 'radius'>,
  nearest: { distance: number; job: { location: string } } | null | undefined,
): string | undefined {
  if (!nearest) return undefined;
  const { distance, job } = nearest;
  const within = Number(radius || DEFAULT_RADIUS);
  // Rounded, it would be as far as what has none.
  const isJustBeyond = distance > within && Math.round(distance) <= within;
  const away = isJustBeyond ? `just over ${within} miles away` : distanceLabel(distance);
  return `No jobs are within ${within} miles of ${near}. The nearest one is ${away}, in ${job.location}.`;
}
