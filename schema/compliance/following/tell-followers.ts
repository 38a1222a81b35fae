import type { Transaction } from 'kysely';
import { FOLLOWS_LINK } from '../../outbox/link-place.ts';
import { insertMails } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import {
  type AnnouncedVersion,
  DOCUMENT_CHANGE_MAIL,
  documentChangeMail,
  endFollowsAddress,
} from './document-change-mail.ts';
import { type ChangedSubjects, listFollowers } from './document-follows.queries.ts';

/** A statement takes 65,535 values, and a mail has 20. */
const MOST_AT_ONCE = 1_000;

/**
 * Mails a version that readers see from now on to all who follow the document, or a regulation or role of it, in the
 * transaction that publishes it. Each of them gets one mail, however much of what they follow it is.
 */
export async function tellFollowers(
  transaction: Transaction<DB>,
  { site, queue }: MailPorts,
  version: AnnouncedVersion & ChangedSubjects,
  now: string,
): Promise<void> {
  const followers = await listFollowers(transaction, version);
  const unsubscribeAddress = endFollowsAddress(site.origin);
  const mails = followers.map((follower) => ({
    kind: DOCUMENT_CHANGE_MAIL,
    recipient: follower.email,
    accountId: follower.accountId,
    tokenOf: { purpose: FOLLOWS_LINK, id: follower.accountId },
    unsubscribeAddress,
    content: documentChangeMail(version, follower, site),
    now,
  }));
  for (let start = 0; start < mails.length; start += MOST_AT_ONCE) {
    await insertMails(transaction, queue, mails.slice(start, start + MOST_AT_ONCE));
  }
}
