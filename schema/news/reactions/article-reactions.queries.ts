import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../../tables.ts';
import type { VisitorMark } from '../../visitors/visitor.ts';
import { leaveMark } from '../../visitors/visitor-marks.queries.ts';

/** What an account has made of an article. */
export interface OwnReactions {
  readonly saved: boolean;
  readonly liked: boolean;
}

/** An account and an article. */
export interface Reaction {
  readonly accountId: string;
  readonly articleId: string;
}

/** What marks of visitors call an article that one likes. */
export function likeSubject(articleId: string): string {
  return `article like ${articleId}`;
}

/** What marks call a like without an account that has become one of an account. */
export function keptLikeSubject(articleId: string): string {
  return `article like kept ${articleId}`;
}

/** Whether an account has saved an article, and whether it likes it. */
export function findReactions(db: Kysely<DB>, { accountId, articleId }: Reaction): Promise<OwnReactions> {
  const isOwn = sql`account_id = ${accountId} and article_id = ${articleId}`;
  return db
    .selectNoFrom([
      sql<boolean>`exists (select from saved_article where ${isOwn})`.as('saved'),
      sql<boolean>`exists (select from article_like where ${isOwn})`.as('liked'),
    ])
    .executeTakeFirstOrThrow();
}

/** Saves an article; an article that is already saved keeps its position in the list. */
export async function insertSaved(
  transaction: Transaction<DB>,
  { accountId, articleId }: Reaction,
  now: string,
): Promise<void> {
  await transaction
    .insertInto('saved_article')
    .values({ account_id: accountId, article_id: articleId, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes an article off the list of those that an account has saved. */
export async function deleteSaved(transaction: Transaction<DB>, { accountId, articleId }: Reaction): Promise<void> {
  await transaction
    .deleteFrom('saved_article')
    .where('account_id', '=', accountId)
    .where('article_id', '=', articleId)
    .execute();
}

/** Notes that an account likes an article; false if it did before. */
export async function insertLike(
  transaction: Transaction<DB>,
  { accountId, articleId }: Reaction,
  now: string,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('article_like')
    .values({ article_id: articleId, account_id: accountId, liked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('article_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Notes that an account likes an article no more; false if it did not. */
export async function deleteLike(transaction: Transaction<DB>, { accountId, articleId }: Reaction): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('article_like')
    .where('article_id', '=', articleId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts likes of an article, or takes them back. @returns how many there are from now on. */
export async function addLikes(db: Kysely<DB>, articleId: string, change: 1 | -1): Promise<number | undefined> {
  const updated = await db
    .updateTable('article')
    .set({ likes: sql`greatest(likes + ${change}::integer, 0)` })
    .where('id', '=', articleId)
    .returning('likes')
    .executeTakeFirst();
  return updated?.likes;
}

/**
 * Counts the like of a visitor without an account, once a mark and day (YYYY-MM-DD), in one statement.
 *
 * @returns the likes from now on; undefined if this one was counted before.
 */
export async function insertVisitorLike(
  db: Kysely<DB>,
  articleId: string,
  day: string,
  mark: VisitorMark,
): Promise<number | undefined> {
  const { rows } = await sql<{ likes: number }>`
    with marked as (${leaveMark(likeSubject(articleId), day, mark)})
    update article set likes = likes + 1 from marked where id = ${articleId}
    returning likes`.execute(db);
  return rows[0]?.likes;
}

/** The marks of a visitor on an article and day: that they like it, and that an account of theirs has taken this over. */
export interface LikeMarks {
  readonly like: VisitorMark;
  readonly kept: VisitorMark;
}

/**
 * Has an account take over the like that its visitor has given today without it, if there is one that no account has
 * taken over, and leaves both marks, so that the visitor gives no second one after signing out.
 *
 * @returns whether there was one: it is counted already.
 */
export async function takeOverVisitorLike(
  transaction: Transaction<DB>,
  articleId: string,
  day: string,
  { like, kept }: LikeMarks,
): Promise<boolean> {
  const marks = await transaction
    .selectFrom('visitor_mark')
    .select('subject')
    .where('day', '=', day)
    .where(
      sql<SqlBool>`(subject, visitor) in ((${likeSubject(articleId)}, ${like.visitor}),
        (${keptLikeSubject(articleId)}, ${kept.visitor}))`,
    )
    .execute();
  const isThere = (subject: string) => marks.some((mark) => mark.subject === subject);
  await sql`${leaveMark(likeSubject(articleId), day, like)}`.execute(transaction);
  await sql`${leaveMark(keptLikeSubject(articleId), day, kept)}`.execute(transaction);
  return isThere(likeSubject(articleId)) && !isThere(keptLikeSubject(articleId));
}

/** Takes the likes of an account that is deleted out of the numbers of the articles. */
export async function uncountLikesOf(transaction: Transaction<DB>, accountId: string): Promise<void> {
  await transaction
    .updateTable('article')
    .set({ likes: sql`greatest(likes - 1, 0)` })
    .where('id', 'in', (select) =>
      select.selectFrom('article_like').select('article_id').where('account_id', '=', accountId),
    )
    .execute();
}

/** The articles that an account has saved or likes, for the download of own data. */
export async function listOwnReactions(db: Kysely<DB>, accountId: string): Promise<object> {
  const saved = await db
    .selectFrom('saved_article')
    .innerJoin('article', 'article.id', 'saved_article.article_id')
    .select(['article.id', 'article.title', 'saved_article.saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at')
    .orderBy('article.id')
    .execute();
  const liked = await db
    .selectFrom('article_like')
    .innerJoin('article', 'article.id', 'article_like.article_id')
    .select(['article.id', 'article.title', 'article_like.liked_at as likedAt'])
    .where('account_id', '=', accountId)
    .orderBy('liked_at')
    .orderBy('article.id')
    .execute();
  return { saved, liked };
}
