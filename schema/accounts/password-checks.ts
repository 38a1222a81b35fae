import type { FieldChecks } from '../graph/field-checks.ts';
import type { Passwords } from '../ports.ts';

const SHORTEST = 8;
/** Longer ones cost time to read and make nothing safer. */
export const LONGEST_PASSWORD = 1_000;

/** Checks a password that somebody chooses: nothing is asked of its letters, digits and signs. */
export async function checkNewPassword(
  checks: FieldChecks,
  path: string,
  password: string,
  passwords: Passwords,
): Promise<void> {
  if (password.length > LONGEST_PASSWORD) {
    checks.refuse(path, 'Password must be 1,000 characters or fewer');
  } else if ([...password].length < SHORTEST) {
    checks.refuse(path, 'Password must be at least 8 characters long');
  } else if (await passwords.isCommon(password)) {
    checks.refuse(path, 'This password is used by many people. Choose one that is harder to guess');
  }
}
