import type { Location } from '../places/read-location.ts';
import type { FieldChecks } from '../text/field-checks.ts';
import type { ReadJob } from './job-reading.ts';

/** What of a post stays as people who have applied have read it. */
export interface AppliedForTerms {
  readonly title: string;
  readonly type: string;
  readonly contractType: string;
  readonly workingPattern: string;
  readonly placeId: string;
  readonly town: string;
  readonly postcode: string | null;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
}

const INSTEAD = 'Close this job and post a new one';

/**
 * Notes what of a post may not be changed once people have applied for it: they would have applied for another one. Its
 * pay may rise; text, department, dates and the way to apply may be corrected.
 */
export function checkAppliedFor(
  checks: FieldChecks,
  before: AppliedForTerms,
  { draft, location, salary }: ReadJob,
): void {
  const fixed = [
    ['title', 'title', draft.title === before.title],
    ['location', 'place', isSamePlace(location, before)],
    ['type', 'type', draft.type === before.type],
    ['contractType', 'contract', draft.contractType === before.contractType],
    ['workingPattern', 'working pattern', draft.workingPattern === before.workingPattern],
  ] as const;
  for (const [path, name, isKept] of fixed) {
    if (!isKept) {
      checks.refuse(path, `People have applied for this job, so its ${name} cannot change. ${INSTEAD}`);
    }
  }
  // What is wrong with the salary of a scale is its band.
  const isScale = draft.salaryMin === null && draft.salaryMax === null;
  for (const [path, which, after, least] of [
    ['salaryMin', 'lowest', salary.min, before.salaryMin],
    ['salaryMax', 'highest', salary.max, before.salaryMax],
  ] as const) {
    if (least !== null && (after === null || after < least)) {
      const message = `People have applied for this job, so its ${which} salary cannot go below £${least.toLocaleString('en-GB')}. ${INSTEAD}`;
      checks.refuse(isScale ? 'band' : path, message);
    }
  }
}

/** Whether a post keeps its place, by the shown text: the same address may be stored in more than one way. */
function isSamePlace(location: Location, { town, postcode }: Pick<AppliedForTerms, 'town' | 'postcode'>): boolean {
  return location.town.toLowerCase() === town.toLowerCase() && location.postcode === postcode;
}
