import type { Transaction } from 'kysely';
import { act, type Rules } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { findVoucher } from '../../access/members/vouchers.queries.ts';
import { operator } from '../../access/viewer.ts';
import type { AccountRow } from '../../accounts/account-row.ts';
import { findAccount } from '../../accounts/accounts.queries.ts';
import { type DeskClock, deskClock } from '../../desk/desk-clock.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { pauseWhatMatches } from '../safety-notices/paused-sale.ts';
import { shareSafetyNotices } from '../safety-notices/safety-notices.queries.ts';
import { mailEquipmentDecision } from './equipment-mail.ts';
import { type EquipmentPostingRow, postingState } from './equipment-posting-row.ts';
import { NO_SUCH_PRODUCT } from './equipment-postings.policy.ts';
import {
  declineEquipment,
  findEquipmentPosting,
  findStoredPosting,
  lockPosting,
  publishEquipment,
  type StoredPosting,
} from './equipment-postings.queries.ts';
import { listedEquipmentPostings } from './listed-equipment-postings.ts';

export type ReviewDecision = 'publish' | 'decline';

/** What an operator makes of a product. */
export interface Review {
  readonly id: string;
  /** The revision that the operator has looked at. */
  readonly revision: number;
  readonly decision: ReviewDecision;
  readonly reason?: string | null | undefined;
}

const LONGEST_REASON = 1000;
const readPostings = plainListReader(listedEquipmentPostings);

/** What operators do about products that wait. Each call throws NotSignedInError or ForbiddenError for anybody else. */
export class EquipmentReviewService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Products that wait for a review, those first that have waited longest. @throws ValidationError */
  async list(page: PageArguments): Promise<Connection<EquipmentPostingRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readPostings(db, { shape: 'to-review', values: { of: '' }, order: 'longest-waiting', page });
  }

  /** How long a product has waited for its review; null where it does not wait. */
  clockOf(posting: EquipmentPostingRow): DeskClock | null {
    const { ports } = holderOfRow(this.#dependencies);
    const since = postingState(posting) === 'in_review' ? posting.submittedAt : null;
    return since === null ? null : deskClock('equipment', since, ports.clock.now());
  }

  /**
   * Lists a product, or declines it for a reason; who answers for it is told by mail.
   *
   * @throws NotFoundError
   * @throws ConflictError where it does not wait, or has changed since it was looked at.
   * @throws ValidationError where it is declined without a reason.
   */
  async decide({ id, revision, decision, reason: given }: Review): Promise<EquipmentPostingRow> {
    const { ports } = this.#dependencies;
    const rules = { ...toDecide(id), input: () => (decision === 'decline' ? checkReason(given) : null) };
    return act(this.#dependencies, rules, async ({ transaction, row: posting, input: reason, instant, now, audit }) => {
      if (posting.reviewState !== 'in_review' || posting.withdrawnAt !== null) {
        throw new ConflictError('This product is not waiting for a review.');
      }
      if (posting.revision !== revision) {
        throw new ConflictError('This product has changed since you opened it. Look at it again.');
      }
      const { ownerId } = posting;
      const owner = await answeringFor(transaction, posting);
      if (reason === null) {
        refuseOwner(owner);
        await publishEquipment(transaction, id, now);
      } else {
        await declineEquipment(transaction, id, { reason, now });
      }
      const pausedBy = reason === null ? await pauseWhatMatches(transaction, id, { ports, now }) : [];
      if (owner) {
        await mailEquipmentDecision(
          transaction,
          { id, name: posting.name, reason, pausedBy, recipient: owner.email, accountId: owner.id },
          { ports, now: instant },
        );
      }
      const action = reason === null ? 'equipment.published' : 'equipment.declined';
      audit(action, { subjectKind: 'equipment', subjectId: id, ownerId });
      const reviewed = await findEquipmentPosting(transaction, id);
      if (!reviewed) {
        throw new NotFoundError(NO_SUCH_PRODUCT);
      }
      return reviewed;
    });
  }
}

function toDecide(id: string) {
  return {
    as: 'operator',
    changesFigures: true,
    lockFirst: shareSafetyNotices,
    may: async (db) => {
      const posting = isUuid(id) ? await findStoredPosting(db, id) : undefined;
      if (!posting) {
        throw new NotFoundError(NO_SUCH_PRODUCT);
      }
      return posting;
    },
    lockRow: (transaction) => lockPosting(transaction, id),
  } as const satisfies Rules<StoredPosting, unknown>;
}

/** The account that answers for a product: its owner or, while that one may not publish, the colleague who vouches for it. */
async function answeringFor(
  transaction: Transaction<DB>,
  { ownerId, organisationId }: StoredPosting,
): Promise<AccountRow | undefined> {
  const owner = ownerId === null ? undefined : await findAccount(transaction, ownerId);
  if (organisationId === null || (owner && owner.suspendedAt === null && owner.access !== 'member')) {
    return owner;
  }
  const voucher = await findVoucher(transaction, organisationId);
  return voucher === undefined ? owner : ((await findAccount(transaction, voucher)) ?? owner);
}

/** Refuses to publish what belongs to an account that may not publish. @throws ConflictError */
function refuseOwner(owner: AccountRow | undefined): void {
  if (owner && owner.suspendedAt !== null) {
    throw new ConflictError('The account that listed this product is suspended. Lift the suspension first.');
  }
  if (owner?.access === 'member') {
    throw new ConflictError('The account that listed this product is not verified. Verify it first.');
  }
}

function checkReason(given: string | null | undefined): string {
  const checks = new FieldChecks();
  const reason = checks.lines('reason', given, {
    most: LONGEST_REASON,
    missing: 'Enter a reason, which the owner reads',
  });
  checks.done();
  return reason;
}
