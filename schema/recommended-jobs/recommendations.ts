import type { JobRow } from '../jobs/job-row.ts';
import type { InterestingJob } from './own-interests.queries.ts';

/** A post, and why it is shown. */
export interface RecommendedJob {
  readonly job: JobRow;
  /** Each in a sentence; there is at least one. */
  readonly reasons: readonly string[];
}

/** A value that posts have in common, and how many of them have it. */
export interface Interest {
  readonly value: string;
  readonly posts: number;
}

/** What most of the posts have in common that a user saved or applied for; undefined where there are none. */
export interface Interests {
  readonly department?: Interest | undefined;
  readonly band?: Interest | undefined;
  readonly region?: Interest | undefined;
}

/** What a profile says that posts can be compared with. */
export interface ComparedProfile {
  /** 'healthcare assistant'; null where the role says too little. */
  readonly occupation: string | null;
  readonly organization: string;
  /** Of the organisation; undefined where the portal does not know it. */
  readonly town: string | undefined;
}

export function topInterests(jobs: readonly InterestingJob[]): Interests {
  return {
    department: mostFrequent(jobs.map((job) => job.department)),
    band: mostFrequent(jobs.flatMap((job) => job.payBand ?? [])),
    region: mostFrequent(jobs.map((job) => job.region)),
  };
}

/** The most frequent value; of equally frequent ones the first of the alphabet, so that the answer does not change by itself. */
function mostFrequent(values: readonly string[]): Interest | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1));
  return first && { value: first[0], posts: first[1] };
}

/** Why a post is shown to a user with these interests and this profile. */
export function reasonsFor(job: JobRow, { department, band, region }: Interests, profile: ComparedProfile): string[] {
  const { occupation, organization, town } = profile;
  const isCalled = occupation !== null && job.title.toLowerCase().includes(occupation);
  return [
    ...(department?.value === job.department
      ? [`You saved or applied for ${counted(department)} in ${job.department}.`]
      : []),
    ...(band && band.value === job.payBand ? [`You saved or applied for ${counted(band)} of band ${band.value}.`] : []),
    ...(region?.value === job.region ? [`You saved or applied for ${counted(region)} in ${job.region}.`] : []),
    ...(isCalled ? [`Your profile says that you work as a ${occupation}.`] : []),
    ...(town !== undefined && town === job.location
      ? [`It is in ${town}, where ${organization} is, the organisation of your profile.`]
      : []),
  ];
}

function counted({ posts }: Interest): string {
  return posts === 1 ? 'a post' : `${posts} posts`;
}

/** The posts with most reasons first, each once, without those that the user knows and those without a reason. */
export function recommendable(
  jobs: readonly JobRow[],
  known: readonly InterestingJob[],
  interests: Interests,
  profile: ComparedProfile,
): RecommendedJob[] {
  const seen = new Set(known.map(({ id }) => id));
  const each = jobs.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
  return each
    .map((job) => ({ job, reasons: reasonsFor(job, interests, profile) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.reasons.length - one.reasons.length);
}
