import type { Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import type { Actor } from '../../access/actor.ts';
import { requireAccess } from '../../access/viewer.ts';
import { createdBefore, once } from '../../idempotency/once.ts';
import type { Limit } from '../../ports.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { CONVERSATION_LINK } from './conversation-link.ts';
import { findLinked, findSided, type Sided } from './conversation-sides.ts';
import { lockConversation } from './conversations.queries.ts';

/** What is written in a conversation, and how it is counted. */
export interface Writing<Input> {
  /** Identifier of the conversation, or the token of the mailed link. */
  readonly key: string;
  readonly operation: string;
  readonly given: object;
  readonly limit: Limit;
  /** @throws ValidationError */
  readonly input: () => Input;
}

/** What the work of a side is given: the conversation, locked until the transaction ends. */
export interface Side<Input> extends Sided {
  readonly transaction: Transaction<DB>;
  /** Absent for a buyer who comes by the mailed link. */
  readonly actor?: Actor;
  readonly input: Input;
  readonly now: string;
}

/**
 * Writes as one side of a conversation: signed in by its identifier, or as a buyer without an account by the mailed link.
 * The work returns the identifier of what it has written; the same request with the same Idempotency-Key writes once.
 *
 * @throws NotSignedInError @throws NotFoundError @throws RateLimitedError @throws ValidationError
 * @throws ForbiddenError for a supplier's account that is not verified any more.
 * @throws ConflictError while the same request is still at work. @throws KeyReusedError
 */
export function writeAsSide<Input>(
  dependencies: ServiceDependencies,
  { key, operation, given, limit, input }: Writing<Input>,
  work: (side: Side<Input>) => Promise<string>,
): Promise<string> {
  const { db, ports, idempotencyKey } = dependencies;
  const linked = ports.linkTokens.idOf(CONVERSATION_LINK, key);
  return linked === undefined ? asAccount() : asHolder(linked);

  function asAccount(): Promise<string> {
    return act(
      dependencies,
      {
        as: 'member',
        once: { operation, given: { key, ...given } },
        may: async (handle, actor) => {
          const sided = await findSided(handle, actor, key);
          if (sided.side === 'supplier') {
            requireAccess(actor, 'verified');
          }
          return sided;
        },
        input: async (_db, { accountId }) => {
          const checked = input();
          // However the identifier is spelt.
          await ports.limiter.take(limit, `${key.toLowerCase()} ${accountId}`);
          return checked;
        },
        lockRow: (transaction) => lockConversation(transaction, key),
      },
      ({ transaction, actor, row, input: checked, now }) => work({ ...row, transaction, actor, input: checked, now }),
    );
  }

  async function asHolder(id: string): Promise<string> {
    await findLinked(db, id);
    const instant = ports.clock.now();
    const creation = { key: idempotencyKey, accountId: id, operation, given, now: instant };
    const before = await createdBefore(db, creation);
    if (before !== undefined) {
      return before;
    }
    const checked = input();
    await ports.limiter.take(limit, id);
    return inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        await lockConversation(transaction, id);
        const sided = await findLinked(transaction, id);
        return work({ ...sided, transaction, input: checked, now: instant.toISOString() });
      }),
    );
  }
}
