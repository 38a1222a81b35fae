import { FieldChecks } from '../../../text/field-checks.ts';
import { checkJob, checkPartOfJob, type GivenJob } from '../../job-draft.ts';

/** The values of a draft; a missing value is null or absent. */
export type DraftContent = { readonly [Field in keyof GivenJob]?: GivenJob[Field] | null | undefined };

/** The longest text of each field, as a post may have it. */
const longest = {
  title: 200,
  department: 200,
  location: 200,
  postcode: 10,
  agency: 200,
  contractType: 60,
  workingPattern: 60,
  applyUrl: 2_000,
} as const;
const LONGEST_DESCRIPTION = 20_000;

/**
 * Checks the input for a draft: that its texts are short enough and can be stored. Fields may be missing.
 *
 * @throws ValidationError that names each field.
 */
export function checkContent(given: DraftContent): DraftContent {
  const checks = new FieldChecks();
  const texts = Object.entries(longest).map(([field, most]) => [
    field,
    checks.line(field, given[field as keyof typeof longest], { most }),
  ]);
  const description = checks.lines('description', given.description, { most: LONGEST_DESCRIPTION });
  checks.done();
  const { type, urgency, band, salaryMin, salaryMax, closesAt } = given;
  const all = { ...Object.fromEntries(texts), description, type, urgency, band, salaryMin, salaryMax, closesAt };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null && value !== '')) as DraftContent;
}

/**
 * The post that a draft has become.
 *
 * @throws ValidationError that names each field that is missing or wrong. `today` is the day in London.
 */
export function jobOfDraft(content: DraftContent, today: string): GivenJob {
  const checks = new FieldChecks();
  const { type, urgency, ...others } = content;
  const given = { title: '', department: '', location: '', description: '', ...others };
  if (type && urgency) {
    const job = { ...given, type, urgency } as GivenJob;
    checkJob(checks, job, today);
    checks.done();
    return job;
  }
  if (!type) {
    checks.refuse('type', 'Select the type of job');
  }
  if (!urgency) {
    checks.refuse('urgency', 'Select how soon you need someone');
  }
  checkPartOfJob(checks, given as Partial<GivenJob>, today);
  checks.done();
  throw new Error('A draft without a type was let through.');
}
