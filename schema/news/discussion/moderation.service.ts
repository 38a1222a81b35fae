import { act, type Rules } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { operator } from '../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { checkRemovalReason } from './comment-checks.ts';
import { mailCommentDecision } from './comment-mail.ts';
import type { ModeratedCommentRow } from './comment-row.ts';
import { type ModerationClock, moderationClock } from './comment-times.ts';
import {
  decideComment,
  findAuthorAddress,
  findModeratedComment,
  findStoredComment,
  lockComment,
  recountComments,
  type StoredComment,
} from './comments.queries.ts';
import { listedWaitingComments } from './listed-comments.ts';

/** What operators make of a comment that is held or reported. */
export const moderationDecisions = ['approve', 'dismiss', 'remove'] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

export interface Moderation {
  readonly id: string;
  /** The revision that the operator has read. */
  readonly revision: number;
  readonly decision: ModerationDecision;
  readonly reason?: string | null | undefined;
}

const NO_SUCH_COMMENT = 'Comment not found';
const readWaiting = plainListReader(listedWaitingComments);

/** What operators do about comments. Each call throws NotSignedInError or ForbiddenError for all others. */
export class ModerationService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Comments that are held or reported, those first that have waited longest. @throws ValidationError */
  async list(page: PageArguments): Promise<Connection<ModeratedCommentRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readWaiting(db, { shape: {}, values: {}, order: 'longest-waiting', page });
  }

  /** How long a comment has waited; null if it does not wait. */
  clockOf(comment: ModeratedCommentRow): ModerationClock | null {
    return moderationClock(comment, holderOfRow(this.#dependencies).ports.clock.now());
  }

  /**
   * Shows a comment that is held, dismisses what was reported about one, or removes it for a reason. The author is told
   * by mail of the first and the last.
   *
   * @throws NotFoundError
   * @throws ConflictError if it does not wait for that, or has changed since it was read.
   * @throws ValidationError if it is removed without a reason.
   */
  async decide({ id, revision, decision, reason: given }: Moderation): Promise<ModeratedCommentRow> {
    const { ports } = this.#dependencies;
    const rules = { ...toDecide(id), input: () => (decision === 'remove' ? checkRemovalReason(given) : null) };
    return act(this.#dependencies, rules, async ({ transaction, row: comment, input: reason, now, audit }) => {
      refuseDecision(comment, decision);
      if (comment.revision !== revision) {
        throw new ConflictError('The author has changed this comment since you opened it. Read it again.');
      }
      await decideComment(transaction, { id, state: reason === null ? 'shown' : 'removed', reason });
      await recountComments(transaction, [comment.articleId]);
      const decided = await findModeratedComment(transaction, id);
      if (!decided) {
        throw new NotFoundError(NO_SUCH_COMMENT);
      }
      if (decision !== 'dismiss') {
        const { accountId } = comment;
        const recipient = await findAuthorAddress(transaction, accountId);
        const mail = { comment: decided, reason, recipient, accountId };
        await mailCommentDecision(transaction, mail, { ports, now });
      }
      audit(actions[decision], {
        ...{ subjectKind: 'comment', subjectId: id },
        // The author does not learn of the report.
        ownerId: decision === 'dismiss' ? null : comment.accountId,
        ...(reason !== null && { reason }),
      });
      return decided;
    });
  }
}

const actions: Readonly<Record<ModerationDecision, string>> = {
  approve: 'comment.approved',
  dismiss: 'comment.report_dismissed',
  remove: 'comment.removed',
};

/** @throws ConflictError if a comment does not wait for such a decision. */
function refuseDecision({ state, waitingSince }: StoredComment, decision: ModerationDecision): void {
  if (state === 'removed') {
    throw new ConflictError('This comment is removed already.');
  }
  if (decision === 'approve' && state !== 'held') {
    throw new ConflictError('This comment is shown already.');
  }
  if (decision === 'dismiss' && (state !== 'shown' || waitingSince === null)) {
    throw new ConflictError('Nothing is reported about this comment at present.');
  }
}

function toDecide(id: string) {
  return {
    as: 'operator',
    may: async (db) => {
      const comment = isUuid(id) ? await findStoredComment(db, id) : undefined;
      if (!comment) {
        throw new NotFoundError(NO_SUCH_COMMENT);
      }
      return comment;
    },
    lockRow: (transaction) => lockComment(transaction, id),
  } as const satisfies Rules<StoredComment, unknown>;
}
