import { FieldChecks } from '../../text/field-checks.ts';

/** The longest comment, report and reason of a removal, in characters. */
export const LONGEST_COMMENT = 2_000;
export const LONGEST_REPORT = 500;
export const LONGEST_REASON = 1_000;

/** What a comment says. @throws ValidationError */
export function checkCommentText(given: string): string {
  return check('text', given, { most: LONGEST_COMMENT, missing: 'Enter a comment', name: 'Comment' });
}

/** Why a comment is reported. @throws ValidationError */
export function checkReportReason(given: string): string {
  return check('reason', given, { most: LONGEST_REPORT, missing: 'Enter what is wrong with this comment' });
}

/** Why a comment is removed. @throws ValidationError */
export function checkRemovalReason(given: string | null | undefined): string {
  return check('reason', given, { most: LONGEST_REASON, missing: 'Enter a reason, which the author reads' });
}

function check(
  path: string,
  given: string | null | undefined,
  asked: { readonly most: number; readonly missing: string; readonly name?: string },
): string {
  const checks = new FieldChecks();
  const text = checks.lines(path, given, asked);
  checks.done();
  return text;
}
