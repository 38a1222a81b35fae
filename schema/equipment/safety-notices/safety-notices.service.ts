import type { Kysely, Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { anyone, holderOfRow } from '../../access/anyone.ts';
import { operator } from '../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { refuseLongList, shortText } from '../../queries/filter-values.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { violatesUnique } from '../../unique-violation.ts';
import { findSafetyNotice, NO_SUCH_NOTICE, readSafetyNotices } from './find-safety-notice.ts';
import {
  insertMatches,
  listMatchingOrderItems,
  listMatchingProducts,
  type Matches,
  type MatchingOrderItem,
  type MatchingProduct,
} from './safety-matching.queries.ts';
import { checkCriteria, checkSafetyNotice, type GivenCriteria, type GivenSafetyNotice } from './safety-notice-draft.ts';
import type { SafetyNoticeRow } from './safety-notice-row.ts';
import {
  type ConcernedCounts,
  countConcerned,
  findNoticeState,
  holdSafetyNotices,
  insertSafetyNotice,
  withdrawNotice,
} from './safety-notices.queries.ts';
import { tellConcerned, tellWithdrawn } from './tell-concerned.ts';

/** What the words of a notice match, before it is published. */
export interface SafetyNoticeMatches {
  readonly products: Matches<MatchingProduct>;
  readonly orderItems: Matches<MatchingOrderItem>;
}

const ONE_REFERENCE = 'safety_notice_slug';
const SAME_REFERENCE = 'There is a notice with this reference already.';
const LONGEST_REASON = 1_000;

/** Safety notices about equipment, which anyone may read, and what operators do with them. */
export class SafetyNoticesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of notices, the newest first. @throws ValidationError that names the paging argument. */
  async list(isOpen: boolean, page: PageArguments): Promise<Connection<SafetyNoticeRow>> {
    const { db } = anyone(this.#dependencies);
    return readSafetyNotices(db, {
      ...{ shape: isOpen ? ('open' as const) : ('all' as const), values: { key: '' }, order: 'newest', page },
    });
  }

  /** A notice by its identifier or its name in addresses; null where there is none. @throws ValidationError where it is overlong. */
  async find(key: string): Promise<SafetyNoticeRow | null> {
    const { db } = anyone(this.#dependencies);
    return (await findSafetyNotice(db, shortText('id', key))) ?? null;
  }

  /** How much a notice concerns that was handed to the viewer. */
  concernedBy({ id }: SafetyNoticeRow): Promise<ConcernedCounts> {
    return countConcerned(holderOfRow(this.#dependencies).db, id);
  }

  /**
   * What the words of a notice would match, for operators to look at before they publish it.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws ValidationError that names each field.
   */
  async matches(given: GivenCriteria): Promise<SafetyNoticeMatches> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    const criteria = checkCriteria(given);
    const [products, orderItems] = await Promise.all([
      listMatchingProducts(db, criteria),
      listMatchingOrderItems(db, criteria),
    ]);
    return { products, orderItems };
  }

  /**
   * Publishes a notice: the sale of all that its words match is paused, but for what is excepted, and those who sell it or have
   * asked for it are told, each once. The same request with the same Idempotency-Key publishes it once.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws KeyReusedError
   * @throws ValidationError that names each field.
   * @throws ConflictError where there is a notice of this reference; and while the same request is still at work.
   */
  async publish(given: GivenSafetyNotice): Promise<SafetyNoticeRow> {
    const { db, ports } = this.#dependencies;
    const id = await act(
      this.#dependencies,
      {
        as: 'operator',
        once: { operation: 'publishSafetyNotice', given },
        lockFirst: holdSafetyNotices,
        input: () => this.#check(given),
      },
      async ({ transaction, input: { draft, ...except }, now, audit }) => {
        const noticeId = await insertSafetyNotice(transaction, draft, now);
        await insertMatches(transaction, { noticeId, criteria: draft.criteria, ...except, now });
        await tellConcerned(transaction, ports, noticeId, now);
        audit('safety_notice.published', { subjectKind: 'safety_notice', subjectId: noticeId, ownerId: null });
        return noticeId;
      },
    ).catch((error: unknown) => {
      throw violatesUnique(error, ONE_REFERENCE) ? sameReference() : error;
    });
    return read(db, id);
  }

  /**
   * Withdraws a notice, for a reason that all read: the sale of what no other open notice concerns goes on, and all who were
   * told of the notice are told. Doing so again changes nothing.
   *
   * @throws NotSignedInError @throws ForbiddenError for all but operators. @throws NotFoundError
   * @throws ValidationError that names the reason.
   */
  async withdraw(id: string, reason: string): Promise<SafetyNoticeRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      {
        as: 'operator',
        lockFirst: holdSafetyNotices,
        may: (handle: Kysely<DB>) => findState(handle, id),
        input: () => checkReason(reason),
      },
      async ({ transaction, row, input, now, audit }) => {
        if (row.withdrawnAt === null) {
          await withdrawNotice(transaction, id, { reason: input, now });
          await tellWithdrawn(transaction, ports, { noticeId: id, reason: input, now });
          audit('safety_notice.withdrawn', {
            ...{ subjectKind: 'safety_notice', subjectId: id, ownerId: null, reason: input },
          });
        }
        return read(transaction, id);
      },
    );
  }

  #check({ exceptProducts, exceptOrderItems, ...given }: GivenSafetyNotice) {
    const { ports } = this.#dependencies;
    return {
      draft: checkSafetyNotice(given, londonDate(ports.clock.now())),
      exceptProducts: identifiers('exceptProducts', exceptProducts),
      exceptOrderItems: identifiers('exceptOrderItems', exceptOrderItems),
    };
  }
}

/** @throws ValidationError if the list is too long or an entry is no identifier. */
function identifiers(path: string, given: readonly string[] | null | undefined): string[] {
  refuseLongList(path, given);
  const checks = new FieldChecks();
  if (given?.some((id) => !isUuid(id))) {
    checks.refuse(path, 'Each entry must be the identifier of a match');
  }
  checks.done();
  return [...(given ?? [])];
}

function sameReference(): ConflictError {
  return new ConflictError(SAME_REFERENCE, [{ path: 'reference', message: SAME_REFERENCE }]);
}

function checkReason(given: string): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, {
    most: LONGEST_REASON,
    missing: 'Enter a reason, which everyone reads',
  });
  checks.done();
  return reason;
}

async function findState(db: Kysely<DB>, id: string) {
  const state = isUuid(id) ? await findNoticeState(db, id) : undefined;
  if (!state) {
    throw new NotFoundError(NO_SUCH_NOTICE);
  }
  return state;
}

async function read(db: Kysely<DB> | Transaction<DB>, id: string): Promise<SafetyNoticeRow> {
  const notice = await findSafetyNotice(db, id);
  if (!notice) {
    throw new NotFoundError(NO_SUCH_NOTICE);
  }
  return notice;
}
