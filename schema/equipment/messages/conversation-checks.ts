import { checkEmailAddress } from '../../accounts/email-checks.ts';
import { checkPhoneShape } from '../../accounts/profile/profile-checks.ts';
import { checkMessage, checkName } from '../../contact/enquiry-checks.ts';
import { FieldChecks } from '../../text/field-checks.ts';

/** What a buyer sends to write to the supplier of a product, not looked at yet. */
export interface GivenConversation {
  readonly equipmentId: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly organization?: string | null | undefined;
  readonly message: string;
}

/** The same, looked at: what may be left out is null then. */
export interface CheckedConversation {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly organization: string | null;
  readonly message: string;
}

const LONGEST_REASON = 1_000;

/** Checks what a buyer writes first. @throws ValidationError that names each wrong field. */
export function checkConversation(given: GivenConversation): CheckedConversation {
  const checks = new FieldChecks();
  const name = checkName(checks, given.name);
  const email = checkEmailAddress(checks, 'email', given.email);
  const phone = checks.line('phone', given.phone, { most: 30, name: 'Phone number' });
  checkPhoneShape(checks, 'phone', phone);
  const organization = checks.line('organization', given.organization, { most: 200, name: 'Organisation' });
  const message = checkMessage(checks, given.message);
  checks.done();
  return { name, email, phone: phone || null, organization: organization || null, message };
}

/** Checks a further message. @throws ValidationError that names it. */
export function checkReply(given: string): string {
  const checks = new FieldChecks();
  const message = checkMessage(checks, given);
  checks.done();
  return message;
}

/** Checks what is reported about a conversation. @throws ValidationError that names it. */
export function checkReason(given: string): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, { most: LONGEST_REASON, missing: 'Enter what is wrong' });
  checks.done();
  return reason;
}
