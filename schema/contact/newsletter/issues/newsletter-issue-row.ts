import type { NewsletterList } from '../newsletter-list.ts';

/** What has become of an issue: it is written, its mails are being written, or all of them are. */
export type NewsletterIssueState = 'draft' | 'sending' | 'sent';

/** An issue of the newsletter. */
export interface NewsletterIssueRow {
  readonly id: string;
  readonly list: NewsletterList;
  readonly subject: string;
  /** Plain text: paragraphs, with an empty line between two. */
  readonly body: string;
  /** Counts its changes, so that two operators do not write over each other. */
  readonly revision: number;
  readonly createdAt: string;
  readonly changedAt: string;
  /** Null of a draft. */
  readonly sentAt: string | null;
  readonly finishedAt: string | null;
  readonly recipients: number;
}

export function issueState({ sentAt, finishedAt }: NewsletterIssueRow): NewsletterIssueState {
  if (sentAt === null) {
    return 'draft';
  }
  return finishedAt === null ? 'sending' : 'sent';
}
