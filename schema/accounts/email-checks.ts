import type { FieldChecks } from '../graph/field-checks.ts';
import { isEmailAddress } from './email-address.ts';

/** Checks an e-mail address that somebody enters. */
export function checkEmailAddress(checks: FieldChecks, path: string, given: string): string {
  const email = checks.line(path, given, { most: 254, missing: 'Enter your email address', name: 'Email address' });
  if (email !== '' && !isEmailAddress(email)) {
    checks.refuse(path, 'Enter an email address in the correct format, like name@example.com');
  }
  return email;
}
