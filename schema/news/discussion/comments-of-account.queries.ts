import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import { recountComments } from './comments.queries.ts';

/** How many comments of an account are shown, or would be if they were not hidden with it. */
export async function countCommentsOf(db: Kysely<DB>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('article_comment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'shown')
    .executeTakeFirstOrThrow();
  return count;
}

/** Hides every comment of an account, or shows them again, each in the state that it is in. */
export async function setCommentsHidden(
  transaction: Transaction<DB>,
  accountId: string,
  hiddenAt: string | null,
): Promise<void> {
  await holdCommentsOf(transaction, accountId);
  await transaction
    .updateTable('article_comment')
    .set({ hidden_at: hiddenAt })
    .where('account_id', '=', accountId)
    .execute();
  await recountComments(transaction, await articlesOf(transaction, accountId));
}

/** Deletes the comments of an account before it is deleted itself, so that they are counted no more. */
export async function deleteCommentsOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await holdCommentsOf(transaction, accountId);
  const articleIds = await articlesOf(transaction, accountId);
  await transaction.deleteFrom('article_comment').where('account_id', '=', accountId).execute();
  await recountComments(transaction, articleIds);
}

/** In an order in which no two wait for each other. */
async function holdCommentsOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await transaction
    .selectFrom('article_comment')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The articles that an account has commented on. */
async function articlesOf(transaction: Transaction<DB>, accountId: string): Promise<string[]> {
  const found = await transaction
    .selectFrom('article_comment')
    .select('article_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  return found.map(({ article_id: articleId }) => articleId);
}

/** All comments and reports of an account, for the download of own data. */
export async function listAllOwnComments(db: Kysely<DB>, accountId: string): Promise<object> {
  const comments = await db
    .selectFrom('article_comment')
    .innerJoin('article', 'article.id', 'article_comment.article_id')
    .select([
      'article_comment.id',
      'article.title as article',
      'article_comment.text',
      'article_comment.author_name as name',
      'article_comment.author_role as role',
      'article_comment.author_organization as organization',
      'article_comment.state',
      'article_comment.removal_reason as removalReason',
      'article_comment.posted_at as postedAt',
      'article_comment.edited_at as editedAt',
      'article_comment.waiting_since as waitingSince',
      'article_comment.hidden_at as hiddenAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('posted_at')
    .orderBy('article_comment.id')
    .execute();
  const reports = await db
    .selectFrom('comment_report')
    .select(['comment_id as commentId', 'reason', 'reported_at as reportedAt', 'outcome'])
    .where('account_id', '=', accountId)
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
  return { comments, reports };
}
