import { FieldChecks } from '../text/field-checks.ts';

const SHORTEST = 10;
const LONGEST = 500;

/** Why an account is suspended: mailed to its owner and kept in the audit log. @throws ValidationError */
export function checkSuspensionReason(given: string): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, { most: LONGEST, missing: 'Enter a reason' });
  if (reason.length < SHORTEST) {
    checks.refuse('reason', `Reason must be ${SHORTEST} characters or more`);
  }
  checks.done();
  return reason;
}
