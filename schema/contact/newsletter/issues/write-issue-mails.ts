import type { Kysely } from 'kysely';
import type { Clock, MailPorts } from '../../../ports.ts';
import type { DB } from '../../../tables.ts';
import { inTransaction } from '../../../transaction.ts';
import { newsletterAddress } from '../newsletter-link.ts';
import { setIssue } from './issue-letter.ts';
import { findIssue, type IssueBatch, insertIssueMails, markIssueFinished } from './newsletter-issues.queries.ts';

/** Mails that are written in one transaction. */
const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface IssueHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
}

/**
 * Writes the mails of an issue: one to each address that was confirmed when it was sent. Done again after a failure, it
 * goes on, and no reader gets a second one.
 */
export async function writeIssueMails(
  { db, clock, ports: { site, queue } }: IssueHost,
  issueId: string,
): Promise<void> {
  const issue = await findIssue(db, issueId);
  if (!issue || issue.sentAt === null || issue.finishedAt !== null) {
    return;
  }
  const unsubscribeAddress = newsletterAddress(site.origin, 'unsubscribe');
  const content = setIssue(issue, site, unsubscribeAddress);
  const now = clock.now().toISOString();
  const shared = { issueId, list: issue.list, content, unsubscribeAddress, now, confirmedBefore: issue.sentAt };
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const batch: IssueBatch = { ...shared, after, most: BATCH };
    after = await inTransaction(db, (transaction) => insertIssueMails(transaction, queue, batch));
  }
  await markIssueFinished(db, issueId, clock.now().toISOString());
}
