import { FieldChecks } from '../../../text/field-checks.ts';
import type { NewsletterList } from '../newsletter-list.ts';

/** What an operator writes of an issue. */
export interface NewsletterIssueDraft {
  readonly subject: string;
  readonly body: string;
  /** To whose readers it goes. */
  readonly list: NewsletterList;
}

export const LONGEST_SUBJECT = 150;
export const LONGEST_BODY = 20_000;

/** Checks what was written. @throws ValidationError that names each wrong field. */
export function checkIssue(given: NewsletterIssueDraft): NewsletterIssueDraft {
  const checks = new FieldChecks();
  const subject = checks.line('subject', given.subject, { most: LONGEST_SUBJECT, missing: 'Enter a subject' });
  const body = checks.lines('body', given.body, { most: LONGEST_BODY, missing: 'Enter the text', name: 'Text' });
  checks.done();
  return { subject, body, list: given.list };
}
