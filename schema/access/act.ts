import type { Kysely, Transaction } from 'kysely';
import { NotFoundError } from '../errors.ts';
import { type Creation, createdBefore, once } from '../idempotency/once.ts';
import type { Attempt, Limit } from '../ports.ts';
import { forgetFigures } from '../queries/cached-figures.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { type AccountLock, lockAccount } from './actor.queries.ts';
import type { Actor } from './actor.ts';
import { type AuditEntry, insertAuditEntries } from './audit-entries.queries.ts';
import { currentActor } from './current-actor.ts';
import { type Access, requireAccess, signedIn } from './viewer.ts';

/** What must hold for a write, in the order in which it is checked. */
export interface Rules<Row, Input> {
  /** The lowest level of access that suffices. */
  readonly as: Access;
  /**
   * Reads the row to change, and checks its policy. It is called before anything is counted, and again in the
   * transaction, where the work receives its result.
   *
   * @throws NotFoundError @throws ForbiddenError
   */
  readonly may?: (db: Kysely<DB>, actor: Actor) => Promise<Row>;
  /** Identifies a creation for the header Idempotency-Key; the work then returns the identifier of what it created. */
  readonly once?: Pick<Creation, 'operation' | 'given'> & {
    /** Whether the row that `may` reads can be gone or hidden by the time of a repeat, which is answered nevertheless. */
    readonly mayLoseRow?: boolean;
  };
  /** The limit counts for the account, unless another counter is named. */
  readonly limit?: Limit | Attempt;
  /** Checks the input, outside the transaction. @throws ValidationError */
  readonly input?: (db: Kysely<DB>, actor: Actor) => Input | Promise<Input>;
  /** Whether it changes how much is published, which figures count. */
  readonly changesFigures?: boolean;
  /** Takes locks that must come before the lock of the account, so that two requests never wait for each other. */
  readonly lockFirst?: (transaction: Transaction<DB>) => Promise<unknown>;
  /** 'shared' by default; 'exclusive' if two requests of one account must not run at the same time. */
  readonly lockAccount?: AccountLock;
  /** Locks the row that `may` has read; `may` reads it again after that. */
  readonly lockRow?: (transaction: Transaction<DB>, row: Row, actor: Actor) => Promise<unknown>;
}

/** What the work of a write is given. */
export interface Acting<Row, Input> {
  readonly transaction: Transaction<DB>;
  readonly actor: Actor;
  readonly row: Row;
  readonly input: Input;
  readonly instant: Date;
  /** The same instant as ISO 8601. */
  readonly now: string;
  /** Adds an entry to the audit log, in this transaction. */
  readonly audit: (action: string, subject: AuditSubject) => void;
  /** Runs something once the transaction is committed. */
  readonly afterCommit: (effect: () => unknown) => void;
}

export type AuditSubject = Omit<AuditEntry, 'actor' | 'action' | 'now'>;

type Work<Row, Input, Result> = (acting: Acting<Row, Input>) => Promise<Result>;

/**
 * The one way in which a signed-in account writes. In this order: the level of access and the policy; a repeat of a
 * request with the same Idempotency-Key gets its first result; the limit counts; the input is checked; then, in one
 * transaction, the account and the row are locked, the policy is checked again on their current state, the work runs, and the
 * audit entries are written.
 *
 * `work` runs up to three times, if the database aborts the transaction in favour of another: it must change nothing
 * except through `transaction`, `audit` and `afterCommit`.
 *
 * @returns the result of `work`, or the identifier that an earlier request with the same key has created.
 * @throws NotSignedInError @throws ForbiddenError @throws NotFoundError of `may`
 * @throws KeyReusedError if the key came with another request. @throws ConflictError while the same request is running.
 * @throws RateLimitedError @throws ValidationError
 */
export function act<Row = undefined, Input = undefined>(
  dependencies: ServiceDependencies,
  rules: Rules<Row, Input> & Required<Pick<Rules<Row, Input>, 'once'>>,
  work: Work<Row, Input, string>,
): Promise<string>;
export function act<Result, Row = undefined, Input = undefined>(
  dependencies: ServiceDependencies,
  rules: Omit<Rules<Row, Input>, 'once'>,
  work: Work<Row, Input, Result>,
): Promise<Result>;
export async function act<Row, Input>(
  dependencies: ServiceDependencies,
  rules: Rules<Row, Input>,
  work: Work<Row, Input, unknown>,
): Promise<unknown> {
  try {
    return await actOnRow(dependencies, rules, work);
  } catch (error) {
    // Access has been checked by then; the row may have gone at any step, as the first request may still have been at work.
    const isGone = rules.once?.mayLoseRow === true && error instanceof NotFoundError;
    const createdId = isGone && (await createdBefore(dependencies.db, creationOf(dependencies, rules.once)));
    if (typeof createdId !== 'string') {
      throw error;
    }
    return createdId;
  }
}

async function actOnRow<Row, Input>(
  dependencies: ServiceDependencies,
  rules: Rules<Row, Input>,
  work: Work<Row, Input, unknown>,
): Promise<unknown> {
  const { db, ports } = dependencies;
  const viewed = await mayAct(dependencies, rules);
  const { accountId } = viewed;
  const creation = rules.once && creationOf(dependencies, rules.once);
  const instant = creation?.now ?? ports.clock.now();
  const createdId = creation && (await createdBefore(db, creation));
  if (createdId !== undefined) {
    return createdId;
  }
  if (rules.limit) {
    const { limit, who } = 'limit' in rules.limit ? rules.limit : { limit: rules.limit, who: accountId };
    await ports.limiter.take(limit, who);
  }
  const input = (await rules.input?.(db, viewed)) as Input;
  const { result, effects } = await inTransaction(db, async (transaction) => {
    const { actor, row } = await lockAndPermit(transaction, dependencies, rules);
    const now = instant.toISOString();
    const entries: AuditEntry[] = [];
    const effects: (() => unknown)[] = [];
    const acting: Acting<Row, Input> = {
      ...{ transaction, actor, row, input, instant, now },
      audit: (action, subject) => entries.push({ ...subject, action, actor: { kind: 'account', id: accountId }, now }),
      afterCommit: (effect) => effects.push(effect),
    };
    const result = creation
      ? await once(transaction, creation, () => work(acting) as Promise<string>)
      : await work(acting);
    await insertAuditEntries(transaction, entries);
    return { result, effects };
  });
  if (rules.changesFigures) {
    forgetFigures(db);
  }
  for (const effect of effects) {
    await effect();
  }
  return result;
}

function creationOf(
  { viewer, ports, idempotencyKey }: ServiceDependencies,
  { operation, given }: Pick<Creation, 'operation' | 'given'>,
): Creation {
  const { accountId } = signedIn(viewer);
  return { operation, given, accountId, key: idempotencyKey, now: ports.clock.now() };
}

/** The first step of `act` alone: refuses an account that may not write, before its input is read. */
export async function mayAct<Row>(
  dependencies: ServiceDependencies,
  { as, may }: Pick<Rules<Row, unknown>, 'as' | 'may'>,
): Promise<Actor> {
  // As the request began, which refuses most without a query.
  requireAccess(signedIn(dependencies.viewer), as);
  const actor = await currentActor(dependencies.db, dependencies);
  requireAccess(actor, as);
  await may?.(dependencies.db, actor);
  return actor;
}

async function lockAndPermit<Row, Input>(
  transaction: Transaction<DB>,
  dependencies: ServiceDependencies,
  rules: Rules<Row, Input>,
): Promise<{ readonly actor: Actor; readonly row: Row }> {
  await rules.lockFirst?.(transaction);
  await lockAccount(transaction, signedIn(dependencies.viewer).accountId, rules.lockAccount ?? 'shared');
  // A statement of its own after the lock: one that waits for the lock reads older data.
  const actor = await currentActor(transaction, dependencies);
  requireAccess(actor, rules.as);
  const row = (await rules.may?.(transaction, actor)) as Row;
  if (rules.lockRow) {
    await rules.lockRow(transaction, row, actor);
    return { actor, row: (await rules.may?.(transaction, actor)) as Row };
  }
  return { actor, row };
}
