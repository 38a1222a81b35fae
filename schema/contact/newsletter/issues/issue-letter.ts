import { type MailContent, type Sender, setLetter } from '../../../outbox/mail-content.ts';
import type { NewsletterIssueDraft } from './newsletter-issue-draft.ts';

/**
 * An issue as it is mailed.
 *
 * @param unsubscribe the address that ends the reader's subscription; left out of a copy that is not for a reader.
 */
export function setIssue({ subject, body }: NewsletterIssueDraft, site: Sender, unsubscribe?: string): MailContent {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return setLetter({ subject, paragraphs }, site, unsubscribe);
}
