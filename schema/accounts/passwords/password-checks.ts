import type { Passwords } from '../../ports.ts';
import type { FieldChecks } from '../../text/field-checks.ts';

const SHORTEST = 8;
/** Longer ones cost time to read and make nothing safer. */
export const LONGEST_PASSWORD = 1_000;
/** Spaces of any width, and characters that show nothing. */
const blank = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Checks a new password. No mixture of letters, digits and signs is asked for, but it must not be one that is guessed at
 * once: spaces, one character repeated, or a common password.
 */
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
  } else if (blank.test(password)) {
    checks.refuse(path, 'Password must not be made of spaces only');
  } else if (isOneCharacter(password)) {
    checks.refuse(path, 'Password must not be one character repeated');
  } else if (await passwords.isCommon(password)) {
    checks.refuse(path, 'This password is used by many people. Choose one that is harder to guess');
  }
}

/** Whether it repeats one character, as Unicode counts them or as people see them. */
function isOneCharacter(password: string): boolean {
  const text = password.normalize('NFC');
  const seen = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return new Set(text).size === 1 || new Set(seen).size === 1;
}
