import type { Identity } from '../../ports.ts';
import type { Profile } from '../account-row.ts';
import { UNASKED } from '../profile/occupations.ts';

const LONGEST_NAME = 100;
/** Longer names of a provider are cut off. */
const LONGEST_READ = 1_000;
/** The name if the provider knows none; its owner changes it on the account page. */
const UNKNOWN_NAME = '-';

/** The profile that an account begins with whose person was asked for nothing. */
export function profileOfIdentity({ givenName, familyName, name }: Identity): Profile {
  const [first, ...others] = clean(name).split(' ');
  return {
    firstName: clean(givenName) || first || UNKNOWN_NAME,
    lastName: clean(familyName) || clean(others.join(' ')) || UNKNOWN_NAME,
    phone: '',
    organization: '',
    role: UNASKED,
  };
}

/** One line of plain text, as the fields of a profile are. */
function clean(text: string | undefined): string {
  const line = (text ?? '')
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
