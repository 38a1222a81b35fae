import type { Kysely, Transaction } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { DB } from '../tables.ts';
import { ENQUIRY_LINK, NEWSLETTER_LINK, SUBSCRIPTION_LINK, VENDOR_LINK } from './link-place.ts';
import type { MailContent } from './mail-content.ts';

export interface NewMail {
  /** What it tells of, in kebab-case. */
  readonly kind: string;
  /** Null has the same work done, and nothing is sent: so that no one can tell by the time whether there is an account. */
  readonly recipient: string | null;
  /** Whose account it is about, and goes with: absent if it must be sent even when the account is gone. */
  readonly accountId?: string | null;
  readonly content: MailContent;
  /** The mailed link in its words, whose token is set when they are sent. */
  readonly linkId?: string;
  /** The record whose token, made for this purpose, is set in its words when they are sent. */
  readonly tokenOf?: { readonly purpose: string; readonly id: string };
  /** The subscription that it is for, and goes with; its token is set in the words when they are sent. */
  readonly subscriptionId?: string;
  /** The same of the newsletter. */
  readonly newsletterSubscriptionId?: string;
  /** The enquiry that it is about, and goes with; its token is set in the words when they are sent. */
  readonly enquiryId?: string;
  /** The application to become a supplier that it is about, and goes with; its token is set in the words likewise. */
  readonly vendorApplicationId?: string;
  /** The version of a document that it tells of. */
  readonly documentVersionId?: string;
  /** Where its reader unsubscribes, with a place for the token. */
  readonly unsubscribeAddress?: string;
  /** Until when it waits, as its change may be undone (`held-mails.queries.ts`). */
  readonly heldUntil?: string;
  /** When there is no use in sending it any more. */
  readonly uselessAfter?: string;
  readonly now: string;
}

/** What failed the last time, as much of it as may be kept. */
export type MailFailure = 'unreachable' | 'refused_for_now' | 'refused' | 'sign_in_refused' | 'too_late' | 'other';

/** A mail as it is handed to a mail server. */
export interface DueMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
  readonly uselessAfter: string | null;
  /** Where its reader unsubscribes, by opening it or by a POST; null if there is nothing to unsubscribe from. */
  readonly unsubscribeAddress: string | null;
  /** An event for calendars, which comes as an attachment; null or absent if there is none. */
  readonly calendar?: string | null;
}

/** A mail that waits, its words as they are stored. */
export interface WaitingMail extends Omit<DueMail, 'recipient'> {
  /** Null if no user is to get it. */
  readonly recipient: string | null;
  /** The mailed link in its words. */
  readonly linkId: string | null;
  /** The purpose of the link; null if it is no longer valid. */
  readonly linkPurpose: string | null;
  /** The version of a document that it tells of. */
  readonly documentVersionId: string | null;
  /** The record whose token its words are to have, and what that is good for. */
  readonly record: { readonly purpose: string; readonly id: string } | null;
}

/** Adds a mail, in the transaction of the change that it reports: it is sent after the commit. */
export function insertMail(transaction: Transaction<DB>, queue: WorkQueue, mail: NewMail): Promise<void> {
  return insertMails(transaction, queue, [mail]);
}

/** Adds mails, as many as one request may bring about, in two statements. */
export async function insertMails(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) {
    return;
  }
  const inserted = await transaction
    .insertInto('outgoing_mail')
    .values(mails.map(columnsOf))
    .returning(['id', 'held_until as startAfter'])
    .execute();
  const jobs = inserted.map(({ id, startAfter }) => ({ id, ...(startAfter !== null && { startAfter }) }));
  await queue.add(transaction, 'outgoing-mail', jobs);
}

function columnsOf(mail: NewMail) {
  const { kind, recipient, accountId, content, linkId, tokenOf, unsubscribeAddress } = mail;
  const { heldUntil, uselessAfter, now } = mail;
  return {
    kind,
    recipient,
    account_id: accountId ?? null,
    subject: content.subject,
    body_text: content.text,
    body_html: content.html,
    calendar: content.calendar ?? null,
    link_id: linkId ?? null,
    token_purpose: tokenOf?.purpose ?? null,
    token_id: tokenOf?.id ?? null,
    subscription_id: mail.subscriptionId ?? null,
    newsletter_subscription_id: mail.newsletterSubscriptionId ?? null,
    enquiry_id: mail.enquiryId ?? null,
    vendor_application_id: mail.vendorApplicationId ?? null,
    document_version_id: mail.documentVersionId ?? null,
    unsubscribe_address: unsubscribeAddress ?? null,
    created_at: now,
    useless_after: uselessAfter ?? null,
    held_until: heldUntil ?? null,
  };
}

/**
 * A mail that has not come to its end, held no longer; nothing if it has, is gone with its account, or another attempt
 * has begun since.
 *
 * @param claimedAt when this attempt began.
 */
export async function takeWaitingMail(
  db: Kysely<DB>,
  { id, claimedAt }: { readonly id: string; readonly claimedAt: string },
): Promise<WaitingMail | undefined> {
  const row = await db
    .updateTable('outgoing_mail')
    .set({ held_until: null, claimed_at: claimedAt })
    .where('id', '=', id)
    .where('body_text', 'is not', null)
    .where((row) => row.or([row('claimed_at', 'is', null), row('claimed_at', '<=', claimedAt)]))
    .returning(['id', 'kind', 'recipient', 'subject', 'body_text as text', 'body_html as html'])
    .returning(['created_at as createdAt', 'useless_after as uselessAfter', 'link_id as linkId'])
    .returning(['subscription_id as subscription', 'newsletter_subscription_id as newsletter', 'enquiry_id as enquiry'])
    .returning(['unsubscribe_address as unsubscribeAddress', 'token_purpose as tokenPurpose', 'token_id as tokenId'])
    .returning(['vendor_application_id as vendor', 'document_version_id as documentVersionId', 'calendar'])
    .returning((mail) =>
      mail
        .selectFrom('mailed_token')
        .select('purpose')
        .whereRef('mailed_token.id', '=', 'outgoing_mail.link_id')
        .as('linkPurpose'),
    )
    .executeTakeFirst();
  if (!row) {
    return undefined;
  }
  const { subscription, newsletter, enquiry, vendor, tokenPurpose, tokenId, ...mail } = row;
  const record =
    recordOf(SUBSCRIPTION_LINK, subscription) ??
    recordOf(NEWSLETTER_LINK, newsletter) ??
    recordOf(ENQUIRY_LINK, enquiry) ??
    recordOf(VENDOR_LINK, vendor) ??
    recordOf(tokenPurpose ?? '', tokenId);
  return { ...mail, record, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' };
}

function recordOf(purpose: string, id: string | null): WaitingMail['record'] {
  return id === null ? null : { purpose, id };
}

/** Adds the mails that wait to the queue, if it does not have them: after an import, or a change of the queue itself. */
export async function queueWaitingMails(transaction: Transaction<DB>, queue: WorkQueue): Promise<void> {
  const waiting = await transaction
    .selectFrom('outgoing_mail')
    .select(['id', 'held_until as startAfter'])
    .where('body_text', 'is not', null)
    .orderBy('id')
    .execute();
  const jobs = waiting.map(({ id, startAfter }) => ({ id, ...(startAfter !== null && { startAfter }) }));
  await queue.add(transaction, 'outgoing-mail', jobs);
}

const nothingKept = { recipient: null, subject: null, body_text: null, body_html: null, calendar: null, link_id: null };

/**
 * The mail has come to its end: a mail server has accepted it, or it is given up. Its address and words are not kept. A
 * mail that has come to its end before stays as it is.
 */
export async function endMail(
  db: Kysely<DB>,
  id: string,
  { sentAt = null, failure = null }: { readonly sentAt?: string | null; readonly failure?: MailFailure | null },
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ ...nothingKept, sent_at: sentAt, failure })
    .where('id', '=', id)
    .where('body_text', 'is not', null)
    .execute();
}

/** The mail is given up: the queue tries it no more. What failed the last time is kept. */
export async function giveMailUp(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set((row) => ({ ...nothingKept, failure: row.fn.coalesce('failure', row.val('other')) }))
    .where('id', '=', id)
    .where('body_text', 'is not', null)
    .execute();
}

/** Notes why an attempt failed, of a mail that is tried again. */
export async function noteMailFailure(db: Kysely<DB>, id: string, failure: MailFailure): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ failure })
    .where('id', '=', id)
    .where('body_text', 'is not', null)
    .execute();
}

/** Deletes finished mails that were written before an instant. */
export async function deleteOldMails(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('created_at', '<', before).where('body_text', 'is', null).execute();
}
