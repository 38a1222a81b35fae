import { act, type Rules } from '../access/act.ts';
import { operator } from '../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import { refuseLongList } from '../queries/filter-values.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import {
  countQueue,
  type DeskClaim,
  type DeskItem,
  type DeskOperator,
  deleteClaim,
  findWaitingSince,
  insertClaim,
  isDeskOperator,
  listClaims,
  listDeskOperators,
  type QueueLength,
} from './desk.queries.ts';
import { type DeskQueueName, deskQueueNames, deskQueues } from './desk-queues.ts';

/** What operators share of their desk. Each call throws NotSignedInError or ForbiddenError for all others. */
export class DeskService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** How much waits in each queue, in the order of the desk. */
  async queues(): Promise<QueueLength[]> {
    const { db, viewer, ports } = this.#dependencies;
    operator(viewer);
    const now = ports.clock.now();
    return Promise.all(deskQueueNames.map((name) => countQueue(db, name, now)));
  }

  /** Who is at which of these items; items that are at none are left out. @throws ValidationError */
  async claims(queue: DeskQueueName, ids: readonly string[]): Promise<DeskClaim[]> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    refuseLongList('ids', ids);
    const known = [...new Set(ids.filter(isUuid))];
    return known.length === 0 ? [] : listClaims(db, queue, known);
  }

  /** The operators who can take over items. */
  async operators(): Promise<DeskOperator[]> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return listDeskOperators(db);
  }

  /**
   * Claims an item that waits. Doing so again changes nothing. A claim ends by itself once the item is decided.
   *
   * @throws NotFoundError if it does not wait.
   * @throws ConflictError if another operator has claimed it.
   */
  async claim(item: DeskItem): Promise<DeskClaim> {
    return act(this.#dependencies, toClaim(item), async ({ transaction, actor, row: since, now, audit }) => {
      const { accountId } = actor;
      const [before] = await listClaims(transaction, item.queue, [item.id]);
      if (before?.accountId === accountId) {
        return before;
      }
      if (!(await insertClaim(transaction, item, { accountId, since, now, takesOver: false }))) {
        throw new ConflictError('Another operator has claimed this item.');
      }
      audit('desk.claimed', subject(item));
      return readClaim(await listClaims(transaction, item.queue, [item.id]));
    });
  }

  /**
   * Hands an item over to another operator and replaces any claim.
   *
   * @throws NotFoundError if it does not wait.
   * @throws ValidationError if the other account is not an operator.
   */
  async handOver(item: DeskItem, accountId: string): Promise<DeskClaim> {
    return act(this.#dependencies, toClaim(item), async ({ transaction, row: since, now, audit }) => {
      if (!isUuid(accountId) || !(await isDeskOperator(transaction, accountId))) {
        throw ValidationError.of('operatorId', 'Choose an operator');
      }
      await insertClaim(transaction, item, { accountId, since, now, takesOver: true });
      audit('desk.handed_over', { ...subject(item), ownerId: accountId });
      return readClaim(await listClaims(transaction, item.queue, [item.id]));
    });
  }

  /** Gives an item back, so that any operator can claim it. Doing so again changes nothing. @throws NotFoundError */
  async release(item: DeskItem): Promise<DeskItem> {
    return act(this.#dependencies, toClaim(item), async ({ transaction, audit }) => {
      if (await deleteClaim(transaction, item)) {
        audit('desk.released', subject(item));
      }
      return item;
    });
  }
}

function toClaim({ queue, id }: DeskItem) {
  return {
    as: 'operator',
    may: async (db) => {
      const since = isUuid(id) ? await findWaitingSince(db, queue, id) : undefined;
      if (since === undefined) {
        throw new NotFoundError('This item does not wait any more.');
      }
      return since;
    },
  } as const satisfies Rules<string, unknown>;
}

function readClaim([claim]: readonly DeskClaim[]): DeskClaim {
  if (!claim) {
    throw new NotFoundError('This item does not wait any more.');
  }
  return claim;
}

/** The entry concerns the operator who takes the item over, not its owner, who does not learn which operator handles it. */
function subject({ queue, id }: DeskItem) {
  return { subjectKind: deskQueues[queue].subjectKind, subjectId: id, ownerId: null };
}
