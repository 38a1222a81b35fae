import { FieldChecks } from '../text/field-checks.ts';
import { isEmailAddress } from './email-address.ts';

const MISSING = 'Enter your email address';

/** Checks an e-mail address that a user enters. */
export function checkEmailAddress(checks: FieldChecks, path: string, given: string): string {
  const email = checks.line(path, given, { most: 254, missing: MISSING, name: 'Email address' });
  if (email !== '' && !isEmailAddress(email)) {
    checks.refuse(path, 'Enter an email address in the correct format, like name@example.com');
  }
  return email;
}

/**
 * Refuses a sign-in without an address or a password. Nothing else about them is checked: what no account has is wrong in
 * the same words whatever it looks like.
 *
 * @throws ValidationError
 */
export function refuseMissingCredentials(email: string, password: string): void {
  const checks = new FieldChecks();
  if (isBlank(email)) {
    checks.refuse('email', MISSING);
  }
  if (password === '') {
    checks.refuse('password', 'Enter your password');
  }
  checks.done();
}

/** A longer text is no address, and is not looked through. */
function isBlank(text: string): boolean {
  return text.length < 1_000 && text.trim() === '';
}
