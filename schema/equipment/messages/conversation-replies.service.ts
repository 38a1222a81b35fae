import { act } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { insertEnquiry } from '../../contact/enquiries.queries.ts';
import { mailReceipt } from '../../contact/enquiry-mail.ts';
import { newReference } from '../../contact/reference.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../errors.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { conversationAnsweredLetter } from './conversation.messages.ts';
import { checkReason, checkReply } from './conversation-checks.ts';
import { conversationReplies, conversationReports } from './conversation-limits.ts';
import { conversationAddress } from './conversation-link.ts';
import { mailConversationBuyer, mailConversationSupplier } from './conversation-mail.ts';
import type { ConversationThread } from './conversation-row.ts';
import { NO_SUCH_CONVERSATION, readThread, type Sided } from './conversation-sides.ts';
import { type Side, writeAsSide } from './conversation-writing.ts';
import {
  countConversationEntries,
  findConversation,
  insertConversationEntry,
  lockConversation,
  markReported,
  moveConversation,
} from './conversations.queries.ts';

/** So many messages a conversation has at most: a page shows them all. */
const MOST_ENTRIES = 100;
const FULL = 'This conversation is as long as it can be. Begin a new one and name its reference.';
const STOPPED = 'We have stopped this conversation. Nobody can write in it any more.';

/** What both sides of a conversation do in it, and operators where it was reported. */
export class ConversationRepliesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Adds a message of the caller's side, and tells the other side by mail. The same request with the same Idempotency-Key
   * adds it once.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   * @throws ValidationError that names the message.
   * @throws ForbiddenError for operators, and for a supplier's account that is not verified any more.
   * @throws ConflictError where it was stopped, or is full; and while the same request is still at work.
   * @throws KeyReusedError
   */
  async reply(key: string, message: string): Promise<ConversationThread | null> {
    const dependencies = anyone(this.#dependencies);
    await writeAsSide(
      dependencies,
      {
        ...{ key, operation: 'replyToSupplierConversation', given: { message }, limit: conversationReplies },
        input: () => checkReply(message),
      },
      (side) => this.#insertReply(side),
    );
    return readThread(dependencies, key);
  }

  /**
   * Reports a conversation to the operators, who may read it from then on: the report stands among the messages of the
   * desk, where they reply to it. Once it was reported, reporting it again adds another message.
   *
   * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError
   * @throws ValidationError that names the reason.
   * @throws ForbiddenError for operators, and for a supplier's account that is not verified any more.
   * @throws ConflictError while the same request is still at work. @throws KeyReusedError
   */
  async report(key: string, reason: string): Promise<ConversationThread | null> {
    const dependencies = anyone(this.#dependencies);
    await writeAsSide(
      dependencies,
      {
        ...{ key, operation: 'reportSupplierConversation', given: { reason }, limit: conversationReports },
        input: () => checkReason(reason),
      },
      (side) => this.#insertReport(side),
    );
    return readThread(dependencies, key);
  }

  /**
   * Stops a conversation that was reported: nobody can write in it any more. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError for anybody but operators.
   * @throws NotFoundError where there is no such conversation, or it was not reported.
   */
  async stop(id: string): Promise<ConversationThread | null> {
    await act(
      this.#dependencies,
      {
        as: 'operator',
        may: async (db) => {
          const conversation = isUuid(id) ? await findConversation(db, id) : undefined;
          if (!conversation?.reportedAt) {
            throw new NotFoundError(NO_SUCH_CONVERSATION);
          }
          return conversation;
        },
        lockRow: (transaction) => lockConversation(transaction, id),
      },
      async ({ transaction, row, now, audit }) => {
        if (row.state !== 'stopped') {
          await moveConversation(transaction, id, { state: 'stopped', now });
          audit('conversation.stopped', {
            subjectKind: 'supplier_conversation',
            subjectId: id,
            ownerId: row.accountId,
          });
        }
      },
    );
    return readThread(this.#dependencies, id);
  }

  async #insertReply({ transaction, conversation, side, actor, input: body, now }: Side<string>): Promise<string> {
    const writtenBy = refuseOperator(side);
    const { ports } = this.#dependencies;
    const { id } = conversation;
    if (conversation.state === 'stopped') {
      throw new ConflictError(STOPPED);
    }
    if ((await countConversationEntries(transaction, id)) >= MOST_ENTRIES) {
      throw new ConflictError(FULL);
    }
    const authorId = actor?.accountId ?? null;
    const entry = await insertConversationEntry(transaction, { conversationId: id, writtenBy, authorId, body, now });
    await moveConversation(transaction, id, { state: writtenBy === 'buyer' ? 'waiting' : 'answered', now });
    if (writtenBy === 'buyer') {
      await mailConversationSupplier(transaction, conversation, { ports, now });
    } else {
      const kind = 'supplier-message-answered';
      const letter = conversationAnsweredLetter;
      await mailConversationBuyer(transaction, { kind, conversation, letter }, { ports, now });
    }
    return entry;
  }

  async #insertReport({ transaction, conversation, side, actor, input, now }: Side<string>): Promise<string> {
    refuseOperator(side);
    const { ports } = this.#dependencies;
    const { id, reference: reported } = conversation;
    const reference = newReference('M', now);
    const address = conversationAddress(ports.site.origin, id);
    const reporter = actor
      ? { name: `${actor.firstName} ${actor.lastName}`.trim() || actor.email, email: actor.email, phone: null }
      : { name: conversation.name, email: conversation.email, phone: conversation.phone };
    const accountId = actor?.accountId ?? null;
    const enquiryId = await insertEnquiry(transaction, {
      ...reporter,
      ...{ reference, accountId, category: 'equipment', now },
      organization: (actor?.organization ?? conversation.organization) || null,
      subject: `Report of conversation ${reported}`,
      message: `${input}\n\n${side === 'buyer' ? 'The buyer' : 'The supplier'} reports this conversation: ${address}`,
    });
    await mailReceipt(transaction, { id: enquiryId, reference, email: reporter.email, accountId }, { ports, now });
    if (conversation.reportedAt === null) {
      await markReported(transaction, id, now);
    }
    return enquiryId;
  }
}

/** @throws ForbiddenError */
function refuseOperator(side: Sided['side']): 'buyer' | 'supplier' {
  if (side === 'operator') {
    throw new ForbiddenError('Only the buyer and the supplier can do this.');
  }
  return side;
}
