import type { Transaction } from 'kysely';
import { setLetter } from '../../outbox/mail-content.ts';
import { insertMail } from '../../outbox/outbox.queries.ts';
import type { MailPorts } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import type { CommentedArticleRow } from './comment-row.ts';
import { commentRemovedLetter, commentShownLetter } from './discussion.messages.ts';

interface Decision {
  readonly comment: Pick<CommentedArticleRow, 'articleSlug' | 'articleTitle'>;
  /** Null if the comment is shown now. */
  readonly reason: string | null;
  readonly recipient: string;
  readonly accountId: string;
}

/** Mails the author of a comment the decision of an operator. */
export async function mailCommentDecision(
  transaction: Transaction<DB>,
  { comment: { articleSlug, articleTitle: title }, reason, recipient, accountId }: Decision,
  { ports: { site, queue }, now }: { readonly ports: MailPorts; readonly now: string },
): Promise<void> {
  const address = `${site.origin}/news?article=${articleSlug}#discussion`;
  const letter =
    reason === null ? commentShownLetter(title, address) : commentRemovedLetter({ title, reason, address }, site);
  const kind = reason === null ? 'comment-shown' : 'comment-removed';
  await insertMail(transaction, queue, { kind, recipient, accountId, content: setLetter(letter, site), now });
}
