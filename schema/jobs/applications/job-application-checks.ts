import { ConflictError, ForbiddenError } from '../../errors.ts';
import type { FieldChecks } from '../../text/field-checks.ts';
import { isOverlong } from '../../text/text-length.ts';
import type { AppliedForJob } from './job-applications.queries.ts';

/** The longest supporting statement, in characters. */
const LONGEST_STATEMENT = 5_000;

/**
 * The supporting statement of an application; null if applications go to another website, where it would not be read.
 * `checks` collects its problems.
 */
export function checkStatement(
  checks: FieldChecks,
  given: string | null | undefined,
  { applyUrl }: Pick<AppliedForJob, 'applyUrl'>,
): string | null {
  if (applyUrl !== null) {
    const text = given ?? '';
    if (isOverlong(text, LONGEST_STATEMENT) || text.trim() !== '') {
      checks.refuse('statement', 'The employer takes applications for this job on another website. Apply there');
    }
    return null;
  }
  return checks.lines('statement', given, {
    most: LONGEST_STATEMENT,
    missing: 'Enter a supporting statement',
    name: 'Supporting statement',
  });
}

/** Refuses whose own post it is. @throws ForbiddenError */
export function refuseOwner({ ownerId }: Pick<AppliedForJob, 'ownerId'>, accountId: string): void {
  if (ownerId === accountId) {
    throw new ForbiddenError('You advertised this job yourself, so you cannot apply for it.');
  }
}

/**
 * Refuses an account that cannot apply for a post. `today` is the day in London.
 *
 * @throws ForbiddenError if the post is its own.
 * @throws ConflictError if the post is closed, or no account could read the application.
 */
export function refuseApplicant(job: AppliedForJob, accountId: string, today: string): void {
  refuseOwner(job, accountId);
  if (job.closedAt !== null || (job.closesAt !== null && job.closesAt < today)) {
    throw new ConflictError('This job is closed. You can no longer apply for it.');
  }
  if (job.applyUrl === null && !job.hasReader) {
    throw new ConflictError('No one can read applications for this job at the moment. Contact the employer.');
  }
}
