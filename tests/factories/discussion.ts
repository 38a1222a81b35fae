import type { Kysely } from 'kysely';
import type { DB } from '../../schema/tables.ts';
import { createArticleComment } from './article-comment.ts';

interface Discussion {
  readonly articleId: string;
  readonly person: { readonly id: string };
  readonly other: { readonly id: string };
  readonly now: string;
}

/** Stores a comment of two accounts each, which each has claimed as its own to decide about; the first reports the second's. */
export async function createDiscussion(
  db: Kysely<DB>,
  { articleId, person, other, now }: Discussion,
): Promise<{ readonly commentId: string; readonly otherCommentId: string }> {
  const discussed = { article_id: articleId, posted_at: now };
  const { id: commentId } = await createArticleComment(db, { ...discussed, account_id: person.id });
  const { id: otherCommentId } = await createArticleComment(db, { ...discussed, account_id: other.id });
  const report = { comment_id: otherCommentId, account_id: person.id, reason: 'It names a patient.', reported_at: now };
  await db.insertInto('comment_report').values(report).execute();
  const claims = [
    { item_id: commentId, account_id: person.id },
    { item_id: otherCommentId, account_id: other.id },
  ].map((claim) => ({ ...claim, queue: 'discussion', claimed_at: now }));
  await db.insertInto('desk_claim').values(claims).execute();
  return { commentId, otherCommentId };
}
