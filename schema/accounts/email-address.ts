import { isOverlong } from '../text/text-length.ts';

const LONGEST = 254;
// As browsers check a field for an e-mail address, and with a dot in the domain.
const shape =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/** Whether something is shaped like an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && shape.test(text);
}

/**
 * The form in which addresses are compared, so that a user cannot open a second account by another spelling. A text that
 * is too long, or contains control characters, has an empty form, which no account has.
 */
export function emailKey(email: string): string {
  return isOverlong(email, LONGEST) || /[\p{Cc}\p{Cs}]/u.test(email)
    ? ''
    : email.trim().normalize('NFKC').toLowerCase();
}
