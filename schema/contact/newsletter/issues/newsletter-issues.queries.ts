import { type Kysely, sql, type Transaction } from 'kysely';
import type { MailContent } from '../../../outbox/mail-content.ts';
import type { WorkQueue } from '../../../ports.ts';
import type { DB } from '../../../tables.ts';
import type { NewsletterList } from '../newsletter-list.ts';
import type { NewsletterIssueDraft } from './newsletter-issue-draft.ts';
import type { NewsletterIssueRow } from './newsletter-issue-row.ts';

/** The columns of an issue by the names of its row. */
export const issueColumns = [
  'newsletter_issue.id',
  sql<NewsletterList>`newsletter_issue.list`.as('list'),
  'newsletter_issue.subject',
  'newsletter_issue.body',
  'newsletter_issue.revision',
  'newsletter_issue.created_at as createdAt',
  'newsletter_issue.changed_at as changedAt',
  'newsletter_issue.sent_at as sentAt',
  'newsletter_issue.finished_at as finishedAt',
  'newsletter_issue.recipients',
] as const;

/** One issue; nothing if there is none. */
export function findIssue(db: Kysely<DB>, id: string): Promise<NewsletterIssueRow | undefined> {
  return db.selectFrom('newsletter_issue').select(issueColumns).where('id', '=', id).executeTakeFirst();
}

/** Holds an issue until the end of the transaction. */
export async function lockIssue(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('newsletter_issue').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Adds a draft; its identifier. */
export async function insertIssue(
  transaction: Transaction<DB>,
  { subject, body, list, now }: NewsletterIssueDraft & { readonly now: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('newsletter_issue')
    .values({ subject, body, list, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the text of a draft. */
export async function updateIssue(
  transaction: Transaction<DB>,
  { id, subject, body, list, now }: NewsletterIssueDraft & { readonly id: string; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('newsletter_issue')
    .set((row) => ({ subject, body, list, changed_at: now, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a draft. */
export async function deleteIssue(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('newsletter_issue').where('id', '=', id).execute();
}

/** Notes that an issue is to be sent, to those who had confirmed by now. */
export async function markIssueSent(transaction: Transaction<DB>, id: string, now: string): Promise<void> {
  await transaction
    .updateTable('newsletter_issue')
    .set({ sent_at: now, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes that the last mail of an issue is written. */
export async function markIssueFinished(db: Kysely<DB>, id: string, now: string): Promise<void> {
  await db
    .updateTable('newsletter_issue')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

export interface IssueBatch {
  readonly issueId: string;
  readonly list: NewsletterList;
  readonly content: MailContent;
  readonly unsubscribeAddress: string;
  readonly confirmedBefore: string;
  readonly now: string;
  /** Subscriptions after this one. */
  readonly after: string;
  readonly most: number;
}

/**
 * Writes the mails of an issue to the next readers who do not have theirs yet. Their subscriptions are held meanwhile: those
 * that have just ended are left out.
 *
 * @returns the last of these readers; nothing if there is no further one.
 */
export async function insertIssueMails(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { issueId, list, content, unsubscribeAddress, confirmedBefore, now, after, most }: IssueBatch,
): Promise<string | undefined> {
  const readers = await transaction
    .selectFrom('newsletter_subscription')
    .select(['id', 'email'])
    .where('list', '=', list)
    .where('confirmed_at', '<=', confirmedBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .forKeyShare()
    .execute();
  if (readers.length === 0) {
    return undefined;
  }
  const { rows } = await sql<{ id: string }>`
    insert into outgoing_mail (kind, recipient, subject, body_text, body_html, unsubscribe_address,
        newsletter_subscription_id, newsletter_issue_id, created_at)
      select 'newsletter-issue', reader.email, ${content.subject}, ${content.text}, ${content.html},
          ${unsubscribeAddress}, reader.id, ${issueId}::uuid, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as reader (id uuid, email text)
      on conflict (newsletter_issue_id, newsletter_subscription_id) where newsletter_issue_id is not null do nothing
      returning id`.execute(transaction);
  await queue.add(transaction, 'outgoing-mail', rows);
  await transaction
    .updateTable('newsletter_issue')
    .set((row) => ({ recipients: row('recipients', '+', rows.length) }))
    .where('id', '=', issueId)
    .execute();
  return readers.at(-1)?.id;
}

/** How many readers an issue of a newsletter would go to now. */
export async function countReaders(db: Kysely<DB>, list: NewsletterList): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscription')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
