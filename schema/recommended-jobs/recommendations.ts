import type { JobRow } from '../jobs/job-row.ts';
import type { InterestingJob } from './own-interests.queries.ts';

/** A post, and why it is shown. */
export interface RecommendedJob {
  readonly job: JobRow;
  /** Each in a sentence; there is at least one. */
  readonly reasons: readonly string[];
}

/** What most of the posts have in common that a user saved or applied for; undefined where there are none. */
export interface Interests {
  readonly department?: string | undefined;
  readonly band?: string | undefined;
  readonly region?: string | undefined;
}

export function topInterests(jobs: readonly InterestingJob[]): Interests {
  return {
    department: mostFrequent(jobs.map((job) => job.department)),
    band: mostFrequent(jobs.flatMap((job) => job.payBand ?? [])),
    region: mostFrequent(jobs.map((job) => job.region)),
  };
}

/** The most frequent value; of equally frequent ones the first of the alphabet, so that the answer does not change by itself. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))[0]?.[0];
}

/** Why a post is shown to a user with these interests and this occupation. */
export function reasonsFor(job: JobRow, { department, band, region }: Interests, occupation: string | null): string[] {
  const title = job.title.toLowerCase();
  return [
    ...(department === job.department ? [`You saved or applied for posts in ${department}.`] : []),
    ...(band !== undefined && band === job.payBand ? [`You saved or applied for posts of band ${band}.`] : []),
    ...(region === job.region ? [`You saved or applied for posts in ${region}.`] : []),
    ...(occupation !== null && title.includes(occupation) ? [`Your profile says that you work as ${occupation}.`] : []),
  ];
}

/** The posts with most reasons first, each once, without those that the user knows and those without a reason. */
export function recommendable(
  jobs: readonly JobRow[],
  known: readonly InterestingJob[],
  interests: Interests,
  occupation: string | null,
): RecommendedJob[] {
  const seen = new Set(known.map(({ id }) => id));
  const each = jobs.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return each
    .map((job) => ({ job, reasons: reasonsFor(job, interests, occupation) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.reasons.length - one.reasons.length);
}
