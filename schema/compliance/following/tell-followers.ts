import type { Kysely, Transaction } from 'kysely';
import { FOLLOWS_LINK } from '../../outbox/link-place.ts';
import { insertMails } from '../../outbox/outbox.queries.ts';
import type { Clock, MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { DOCUMENT_CHANGE_MAIL, documentChangeMail, endFollowsAddress } from './document-change-mail.ts';
import { listFollowers } from './document-follows.queries.ts';
import { deleteNote, holdVersionToTell, markVersionTold, takeNote } from './told-versions.queries.ts';

/** Mails that are written in one transaction. */
const MAILS = 500;

export interface TellingHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
}

/**
 * Mails the versions that readers see since lately to all who follow the document, or a regulation or role of it. Each of them gets
 * one mail, however much of what they follow it is, and however often the document is taken back and shown again; a process that
 * goes down has another one go on. @returns how many mails were written.
 */
export async function tellFollowers(host: TellingHost): Promise<number> {
  let mails = 0;
  let told: number | undefined = 0;
  while (told !== undefined) {
    mails += told;
    told = await inTransaction(host.db, (transaction) => tellSome(transaction, host));
  }
  return mails;
}

/** Undefined where nothing is noted, or others are at it. */
async function tellSome(
  transaction: Transaction<DB>,
  { clock, ports: { site, queue } }: TellingHost,
): Promise<number | undefined> {
  const note = await takeNote(transaction);
  if (!note) {
    return undefined;
  }
  const now = clock.now().toISOString();
  const version = await holdVersionToTell(transaction, note.documentId, now);
  const followers = version ? await listFollowers(transaction, version, MAILS) : [];
  if (version) {
    const mails = followers.map((follower) => ({
      kind: DOCUMENT_CHANGE_MAIL,
      recipient: follower.email,
      accountId: follower.accountId,
      tokenOf: { purpose: FOLLOWS_LINK, id: follower.accountId },
      documentVersionId: version.versionId,
      unsubscribeAddress: endFollowsAddress(site.origin),
      content: documentChangeMail(version, follower, site),
      now,
    }));
    await insertMails(transaction, queue, mails);
  }
  if (followers.length < MAILS) {
    if (version) {
      await markVersionTold(transaction, { ...version, now });
    }
    await deleteNote(transaction, note.id);
  }
  return followers.length;
}
