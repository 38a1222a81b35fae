import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { MailContent } from './mail-content.ts';

/** Whoever sends mail listens here: it is called when a transaction with a mail has been committed. */
export const MAIL_CHANNEL = 'outgoing_mail';

export interface NewMail {
  /** What it tells of, in kebab-case. */
  readonly kind: string;
  /** Null has the same work done, and nothing is sent: so that nobody can tell by the time whether there is somebody. */
  readonly recipient: string | null;
  /** Whose account it is about, and goes with: absent where it must be sent even when the account is gone. */
  readonly accountId?: string | null;
  readonly content: MailContent;
  /** The mailed link in its words, whose token is set when they are sent. */
  readonly linkId?: string;
  /** Until when it waits, as what it tells of may be taken back (`held-mails.queries.ts`). */
  readonly heldUntil?: string;
  /** When there is no use in sending it any more. */
  readonly uselessAfter?: string;
  readonly now: string;
}

/** What failed the last time, as much of it as may be kept. */
export type MailFailure = 'unreachable' | 'refused_for_now' | 'refused' | 'sign_in_refused' | 'too_late' | 'other';

/** A mail that is to be sent now. */
export interface DueMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
  readonly uselessAfter: string | null;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
}

/** A mail that was taken from those that wait, its words as they are stored. */
export interface ClaimedMail extends DueMail {
  /** The mailed link in its words. */
  readonly linkId: string | null;
  /** What the link is good for; null where it leads nowhere any more. */
  readonly linkPurpose: string | null;
}

/** Adds a mail, in the transaction of what it tells of: it is sent once that is committed. */
export async function insertMail(transaction: Transaction<DB>, mail: NewMail): Promise<void> {
  const { kind, recipient, accountId, content, linkId, heldUntil, uselessAfter, now } = mail;
  await transaction
    .insertInto('outgoing_mail')
    .values({
      kind,
      recipient,
      account_id: accountId ?? null,
      subject: content.subject,
      body_text: content.text,
      body_html: content.html,
      link_id: linkId ?? null,
      created_at: now,
      useless_after: uselessAfter ?? null,
      next_attempt_at: recipient === null ? null : (heldUntil ?? now),
    })
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(transaction);
}

/**
 * Takes the mail that has been due for longest, and nobody else takes it before `leaseEndsAt`: whoever took it and is
 * gone by then leaves it to the next.
 */
export async function claimDueMail(
  db: Kysely<DB>,
  { now, leaseEndsAt }: { readonly now: string; readonly leaseEndsAt: string },
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    with due as (
      select id from outgoing_mail
      where next_attempt_at <= ${now}::timestamptz
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    update outgoing_mail set attempts = attempts + 1, next_attempt_at = ${leaseEndsAt}::timestamptz
    from due where outgoing_mail.id = due.id
    returning outgoing_mail.id, kind, recipient, subject, body_text as text, body_html as html,
      created_at as "createdAt", useless_after as "uselessAfter", attempts, link_id as "linkId",
      (select purpose from mailed_token where mailed_token.id = link_id) as "linkPurpose"`.execute(db);
  return rows[0];
}

const nothingKept = {
  recipient: null,
  subject: null,
  body_text: null,
  body_html: null,
  link_id: null,
  next_attempt_at: null,
};

/** The mail has been accepted by a mail server. Its address and words are not kept. */
export async function markMailSent(db: Kysely<DB>, id: string, now: string): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ ...nothingKept, sent_at: now, failure: null })
    .where('id', '=', id)
    .execute();
}

/** An attempt failed; null as its next one gives the mail up. Nothing changes where another process has taken it since. */
export async function markMailFailed(
  db: Kysely<DB>,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  { failure, nextAttemptAt }: { readonly failure: MailFailure; readonly nextAttemptAt: string | null },
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set(nextAttemptAt === null ? { ...nothingKept, failure } : { next_attempt_at: nextAttemptAt, failure })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Deletes what came to its end, of mails that were written before. */
export async function deleteOldMails(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('created_at', '<', before).where('next_attempt_at', 'is', null).execute();
}
