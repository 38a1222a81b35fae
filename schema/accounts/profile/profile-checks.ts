import type { FieldChecks } from '../../text/field-checks.ts';
import type { Profile } from '../account-row.ts';
import { occupations } from './occupations.ts';

/** What a user sends about themselves, not checked yet. */
export type GivenProfile = { readonly [Field in keyof Profile]?: string | null | undefined };

/** Digits as people write them, and the extension behind a switchboard. */
const shapeOfPhone = /^\+?[\d\s().-]{7,30}(?:\s*(?:ext\.?|extension|x)\s*\d{1,6})?$/i;

/**
 * Checks the fields of a profile; `checks` collects the problems.
 *
 * @param otherwise the occupation of a user who names none.
 */
export function checkProfile(checks: FieldChecks, given: GivenProfile, otherwise: string): Profile {
  const firstName = checks.line('firstName', given.firstName, { most: 100, missing: 'Enter your first name' });
  const lastName = checks.line('lastName', given.lastName, { most: 100, missing: 'Enter your last name' });
  const phone = checks.line('phone', given.phone, { most: 30, missing: 'Enter a phone number', name: 'Phone number' });
  checkPhoneShape(checks, 'phone', phone);
  const missing = 'Enter your organisation';
  const organization = checks.line('organization', given.organization, { most: 200, missing, name: 'Organisation' });
  const role = given.role ?? otherwise;
  const accepted = new Set<string>([...occupations, otherwise]);
  if (!accepted.has(role)) {
    checks.refuse('role', `role must be one of ${[...accepted].join(', ')}.`);
  }
  return { firstName, lastName, phone, organization, role };
}

/** Refuses what cannot be a phone number; an empty one passes. */
export function checkPhoneShape(checks: FieldChecks, path: string, phone: string): void {
  if (phone !== '' && !(shapeOfPhone.test(phone) && phone.replace(/\D/g, '').length >= 7)) {
    checks.refuse(path, 'Enter a phone number, like 01632 960 001 or +44 808 157 0192');
  }
}
