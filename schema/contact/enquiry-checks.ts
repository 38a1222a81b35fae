import { checkEmailAddress } from '../accounts/email-checks.ts';
import { checkPhoneShape } from '../accounts/profile/profile-checks.ts';
import { FieldChecks } from '../text/field-checks.ts';
import type { EnquiryCategory } from './enquiry-row.ts';

/** What a user sends to write to the portal, not checked yet. */
export interface GivenEnquiry {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly organization?: string | null | undefined;
  readonly subject: string;
  readonly category: EnquiryCategory;
  readonly message: string;
}

/** The same after the checks: optional fields may be null. */
export interface CheckedEnquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly organization: string | null;
  readonly subject: string;
  readonly category: EnquiryCategory;
  readonly message: string;
}

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 5_000;

/** Checks an enquiry. @throws ValidationError that names each wrong field. */
export function checkEnquiry(given: GivenEnquiry): CheckedEnquiry {
  const checks = new FieldChecks();
  const { category } = given;
  const checked = { ...checkTexts(checks, given), category };
  checks.done();
  return checked;
}

/** Checks all fields of an enquiry but the category; `checks` collects the problems. */
export function checkTexts(
  checks: FieldChecks,
  given: Partial<Omit<GivenEnquiry, 'category'>>,
): Omit<CheckedEnquiry, 'category'> {
  const name = checkName(checks, given.name);
  const email = checkEmailAddress(checks, 'email', given.email ?? '');
  const phone = checks.line('phone', given.phone, { most: 30, name: 'Phone number' });
  checkPhoneShape(checks, 'phone', phone);
  const organization = checks.line('organization', given.organization, { most: 200, name: 'Organisation' });
  const subject = checks.line('subject', given.subject, { most: 150, missing: 'Enter a subject' });
  const message = checkMessage(checks, given.message);
  return { name, email, phone: phone || null, organization: organization || null, subject, message };
}

/** Checks a message, the first one or a further one. */
export function checkMessage(checks: FieldChecks, given: string | null | undefined): string {
  return checks.lines('message', given, { most: LONGEST_MESSAGE, missing: 'Enter your message' });
}

/** Checks the name of a sender, which may be that of a team. */
export function checkName(checks: FieldChecks, given: string | null | undefined): string {
  return checks.line('name', given, { most: 100, missing: 'Enter your full name', name: 'Full name' });
}
