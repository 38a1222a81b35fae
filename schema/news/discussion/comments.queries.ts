import { type Kysely, sql, type Transaction } from 'kysely';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { DB } from '../../tables.ts';
import type { CommentAuthorRow, CommentState, ModeratedCommentRow, OwnCommentRow } from './comment-row.ts';
import { isShown, selectModeratedComments, selectOwnComments } from './listed-comments.ts';

/** What a change of a comment is held against. */
export interface StoredComment {
  readonly id: string;
  readonly accountId: string;
  readonly articleId: string;
  readonly state: CommentState;
  readonly revision: number;
  readonly postedAt: string;
  readonly waitingSince: string | null;
  /** Since when it is shown to no user, as its account is suspended. */
  readonly hiddenAt: string | null;
}

/** Where the author of a comment is written to. */
export async function findAuthorAddress(db: Kysely<DB>, accountId: string): Promise<string> {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

/** A comment as it is stored. */
export function findStoredComment(db: Kysely<DB>, id: string): Promise<StoredComment | undefined> {
  return db
    .selectFrom('article_comment')
    .select([
      'id',
      'account_id as accountId',
      'article_id as articleId',
      'revision',
      'posted_at as postedAt',
      'waiting_since as waitingSince',
      'hidden_at as hiddenAt',
    ])
    .select((select) => select.ref('state').$castTo<CommentState>().as('state'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks a comment until the transaction ends. */
export async function lockComment(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('article_comment').select('id').where('id', '=', id).forUpdate().execute();
}

/** A comment as its author sees it. */
export function findOwnComment(db: Kysely<DB>, id: string): Promise<OwnCommentRow | undefined> {
  return selectOwnComments(byId(db, id)).executeTakeFirst();
}

/** A comment as operators see it. */
export function findModeratedComment(db: Kysely<DB>, id: string): Promise<ModeratedCommentRow | undefined> {
  return selectModeratedComments(byId(db, id)).executeTakeFirst();
}

function byId(db: Kysely<DB>, id: string): RowQuery {
  return db.selectFrom('article_comment').where('article_comment.id', '=', id) as unknown as RowQuery;
}

export interface NewComment extends CommentAuthorRow {
  readonly articleId: string;
  readonly accountId: string;
  readonly text: string;
  readonly state: Exclude<CommentState, 'removed'>;
  readonly now: string;
}

/** Adds a comment. @returns its identifier. */
export async function insertComment(transaction: Transaction<DB>, comment: NewComment): Promise<string> {
  const { id } = await transaction
    .insertInto('article_comment')
    .values({
      article_id: comment.articleId,
      account_id: comment.accountId,
      text: comment.text,
      author_name: comment.authorName,
      author_role: comment.authorRole,
      author_organization: comment.authorOrganization,
      state: comment.state,
      posted_at: comment.now,
      waiting_since: comment.state === 'held' ? comment.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the text of a comment. A held one still waits; any other waits only for its reports. */
export async function updateCommentText(
  transaction: Transaction<DB>,
  { id, text, state, now }: Pick<NewComment, 'text' | 'state' | 'now'> & { readonly id: string },
): Promise<void> {
  const waits = state === 'held' ? sql<string>`coalesce(waiting_since, ${now})` : reportedSince(id);
  await transaction
    .updateTable('article_comment')
    .set({ text, state, edited_at: now, revision: sql`revision + 1`, waiting_since: waits })
    .where('id', '=', id)
    .execute();
}

/** Since when a comment is reported and operators have not decided about it. */
function reportedSince(id: string) {
  return sql<string | null>`(select min(reported_at) from comment_report where comment_id = ${id} and outcome is null)`;
}

/** Deletes a comment that its author withdraws, with its reports. */
export async function deleteComment(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('article_comment').where('id', '=', id).execute();
}

/** Sets what operators have decided: the comment waits no more. */
export async function decideComment(
  transaction: Transaction<DB>,
  { id, state, reason }: { readonly id: string; readonly state: CommentState; readonly reason: string | null },
): Promise<void> {
  await transaction
    .updateTable('article_comment')
    .set({ state, removal_reason: reason, waiting_since: null })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('comment_report')
    .set({ outcome: state === 'removed' ? 'removed' : 'dismissed' })
    .where('comment_id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

export interface NewReport {
  readonly commentId: string;
  readonly accountId: string;
  readonly reason: string;
  readonly now: string;
}

/** Adds a report, for which the comment then waits; nothing if the account has reported the comment already. */
export async function insertReport(
  transaction: Transaction<DB>,
  { commentId, accountId, reason, now }: NewReport,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('comment_report')
    .values({ comment_id: commentId, account_id: accountId, reason, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await transaction
      .updateTable('article_comment')
      .set({ waiting_since: sql`coalesce(waiting_since, ${now})` })
      .where('id', '=', commentId)
      .execute();
  }
  return inserted?.id;
}

/**
 * Updates the counts of shown comments of articles. Their rows are locked first, in one order, so that of simultaneous
 * changes the later one counts the result of the earlier one.
 */
export async function recountComments(transaction: Transaction<DB>, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length === 0) {
    return;
  }
  await transaction
    .selectFrom('article')
    .select('id')
    .where('id', 'in', articleIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await transaction
    .updateTable('article')
    .set((set) => ({
      comments: set
        .selectFrom('article_comment')
        .select((select) => select.fn.countAll<number>().as('count'))
        .whereRef('article_comment.article_id', '=', 'article.id')
        .where(isShown),
    }))
    .where('id', 'in', articleIds)
    .execute();
}
