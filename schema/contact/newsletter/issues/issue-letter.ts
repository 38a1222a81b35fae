import { type MailContent, type Sender, setLetter } from '../../../outbox/mail-content.ts';
import type { NewsletterIssueDraft } from './newsletter-issue-draft.ts';

/**
 * An issue as it is mailed.
 *
 * @param unsubscribe where its reader ends the newsletter; left out where nobody gets it as a reader.
 */
export function setIssue({ subject, body }: NewsletterIssueDraft, site: Sender, unsubscribe?: string): MailContent {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return setLetter({ subject, paragraphs }, site, unsubscribe);
}
