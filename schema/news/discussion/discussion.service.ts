import type { Kysely } from 'kysely';
import { type AuditSubject, act, type Rules } from '../../access/act.ts';
import type { Actor } from '../../access/actor.ts';
import { anyone } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { NewsService } from '../news.service.ts';
import { commentChanges, commentReports, comments, networkComments, networkReports } from '../news-limits.ts';
import { checkCommentText, checkReportReason } from './comment-checks.ts';
import type { CommentRow, OwnCommentRow } from './comment-row.ts';
import { isEditable } from './comment-times.ts';
import {
  deleteComment,
  findOwnComment,
  findStoredComment,
  insertComment,
  insertReport,
  lockComment,
  recountComments,
  type StoredComment,
  updateCommentText,
} from './comments.queries.ts';
import { listedComments, listedOwnComments } from './listed-comments.ts';

const NO_SUCH_COMMENT = 'Comment not found';
const readComments = plainListReader(listedComments);
const readOwnComments = plainListReader(listedOwnComments);
const ID_ALONE: ReadonlySet<string> = new Set();

/**
 * The discussion of articles. Everyone reads it; users with an account write in it, under the name, role and
 * organisation of their profile. What verified accounts write is shown at once; what others write is held until an
 * operator has read it.
 */
export class DiscussionService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the comments that are shown below an article, the newest first.
   *
   * @throws NotFoundError if there is no such article.
   * @throws ValidationError that names the paging argument.
   */
  async list(articleKey: string, page: PageArguments): Promise<Connection<CommentRow>> {
    const { db } = anyone(this.#dependencies);
    const article = await this.#findArticle(articleKey);
    return readComments(db, { shape: {}, values: { article }, order: 'newest', page });
  }

  /**
   * A page of the comments of the caller, whatever their state, the newest first.
   *
   * @param articleKey only those on this article.
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such article.
   * @throws ValidationError that names the paging argument.
   */
  async listOwn(articleKey: string | null | undefined, page: PageArguments): Promise<Connection<OwnCommentRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    const article = articleKey == null ? '' : await this.#findArticle(articleKey);
    const shape = { article: articleKey != null };
    return readOwnComments(db, { shape, values: { account, article }, order: 'newest', page });
  }

  /**
   * Adds a comment to the discussion of an article. The same request with the same Idempotency-Key adds it once.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such article.
   * @throws KeyReusedError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async add(articleKey: string, given: string): Promise<OwnCommentRow> {
    const { db, ports, viewer } = this.#dependencies;
    const id = await act(
      this.#dependencies,
      {
        as: 'member',
        may: (read) => this.#findArticle(articleKey, read),
        once: { operation: 'addArticleComment', given: { id: articleKey, text: given } },
        limit: comments,
        input: async () => {
          const text = checkCommentText(given);
          await ports.limiter.take(networkComments, networkOfViewer(viewer));
          return text;
        },
      },
      async ({ transaction, actor, row: articleId, input: text, now, audit }) => {
        const state = stateFor(actor);
        const { accountId } = actor;
        const inserted = await insertComment(transaction, {
          ...{ articleId, accountId, text, state, now },
          authorName: `${actor.firstName} ${actor.lastName}`,
          authorRole: actor.role,
          authorOrganization: actor.organization,
        });
        await recountComments(transaction, [articleId]);
        audit('comment.posted', subject(inserted, accountId));
        return inserted;
      },
    );
    return readOwn(db, id);
  }

  /**
   * Changes what a comment of the caller says, within 15 minutes of posting it. What an account that is not verified
   * changes is held again.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the caller has no such comment.
   * @throws ConflictError if it is too late, or the comment was removed.
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async edit(id: string, given: string): Promise<OwnCommentRow> {
    const rules = { ...toChange(id), limit: commentChanges, input: () => checkCommentText(given) };
    return act(
      this.#dependencies,
      rules,
      async ({ transaction, actor, row: comment, input: text, instant, now, audit }) => {
        if (comment.state === 'removed') {
          throw new ConflictError('An operator has removed this comment. You can withdraw it.');
        }
        if (!isEditable(comment, instant)) {
          throw new ConflictError('You can change a comment for 15 minutes. You can still withdraw it.');
        }
        await updateCommentText(transaction, { id, text, state: stateFor(actor), now });
        await recountComments(transaction, [comment.articleId]);
        audit('comment.edited', subject(id, comment.accountId));
        return readOwn(transaction, id);
      },
    );
  }

  /**
   * Withdraws a comment of the caller, at any time: nothing of it is kept.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the caller has no such comment.
   * @throws RateLimitedError
   */
  async withdraw(id: string): Promise<StoredComment> {
    const rules = { ...toChange(id), limit: commentChanges };
    return act(this.#dependencies, rules, async ({ transaction, row: comment, audit }) => {
      await deleteComment(transaction, id);
      await recountComments(transaction, [comment.articleId]);
      audit('comment.withdrawn', subject(id, comment.accountId));
      return comment;
    });
  }

  /**
   * Reports a comment to the operators, once for each account. It stays shown until they have decided. The author
   * learns neither of the report nor of its sender. The same request with the same Idempotency-Key reports once, and is answered
   * as before.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if no such comment is shown.
   * @throws ForbiddenError if it is the caller's own.
   * @throws ConflictError if one has reported it before. @throws KeyReusedError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async report(id: string, given: string): Promise<void> {
    const { ports, viewer } = this.#dependencies;
    await act(
      this.#dependencies,
      {
        ...toReport(id),
        once: { operation: 'reportArticleComment', given: { id, reason: given }, mayLoseRow: true },
        limit: commentReports,
        input: async () => {
          const reason = checkReportReason(given);
          await ports.limiter.take(networkReports, networkOfViewer(viewer));
          return reason;
        },
      },
      async ({ transaction, actor: { accountId }, input: reason, now, audit }) => {
        const reportId = await insertReport(transaction, { commentId: id, accountId, reason, now });
        if (reportId === undefined) {
          throw new ConflictError('You have reported this comment already.');
        }
        // The entry concerns the reporter, not the author, who learns nothing of it.
        audit('comment.reported', subject(id, accountId));
        return reportId;
      },
    );
  }

  async #findArticle(key: string, db = this.#dependencies.db): Promise<string> {
    const article = await new NewsService({ ...this.#dependencies, db }).find(key, ID_ALONE);
    if (!article) {
      throw new NotFoundError('Article not found');
    }
    return article.id;
  }
}

/** Whether the comments of a user are shown at once. */
function stateFor({ access }: Pick<Actor, 'access'>): 'held' | 'shown' {
  return access === 'member' ? 'held' : 'shown';
}

function toChange(id: string) {
  return {
    as: 'member',
    may: async (db, { accountId }) => {
      const comment = isUuid(id) ? await findStoredComment(db, id) : undefined;
      if (comment?.accountId !== accountId) {
        throw new NotFoundError(NO_SUCH_COMMENT);
      }
      return comment;
    },
    lockRow: (transaction) => lockComment(transaction, id),
  } as const satisfies Rules<StoredComment, unknown>;
}

function toReport(id: string) {
  return {
    as: 'member',
    may: async (db, { accountId }) => {
      const comment = isUuid(id) ? await findStoredComment(db, id) : undefined;
      if (comment?.state !== 'shown' || comment.hiddenAt !== null) {
        throw new NotFoundError(NO_SUCH_COMMENT);
      }
      if (comment.accountId === accountId) {
        throw new ForbiddenError('You wrote this comment yourself. You can withdraw it.');
      }
      return comment;
    },
    lockRow: (transaction) => lockComment(transaction, id),
  } as const satisfies Rules<StoredComment, unknown>;
}

async function readOwn(db: Kysely<DB>, id: string): Promise<OwnCommentRow> {
  const comment = await findOwnComment(db, id);
  if (!comment) {
    throw new NotFoundError(NO_SUCH_COMMENT);
  }
  return comment;
}

function subject(subjectId: string, ownerId: string): AuditSubject {
  return { subjectKind: 'comment', subjectId, ownerId };
}
