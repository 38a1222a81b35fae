import type { Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError } from '../../errors.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { tierRequests } from '../partner-limits.ts';
import { type PartnerTierName, partnerTierNames, partnerTiers, pointsAnHourOf } from './partner-tiers.ts';
import type { QuotaState } from './quota-state.ts';
import type { TierRequestRow } from './tier-request-row.ts';
import { findLastRequest, findTier, insertTierRequest } from './tier-requests.queries.ts';

const LONGEST_PURPOSE = 1_000;
const SHORTEST_PURPOSE = 20;

/** What an account has as a partner. */
export interface Partnership {
  /** Null if no tier was granted. */
  readonly tier: PartnerTierName | null;
  readonly pointsAnHour: number;
  /** What it has asked for last; null if it never has. */
  readonly request: TierRequestRow | null;
}

/** The rules of tiers: anyone sees them, and each user asks for one and sees their own. */
export class PartnerTiersService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** All tiers. */
  tiers(): readonly PartnerTierName[] {
    anyone(this.#dependencies);
    return partnerTierNames;
  }

  /** How much of its hour the key has used that asks; null for those who ask without one. */
  rateLimit(): QuotaState | null {
    const { ports, viewer } = anyone(this.#dependencies);
    return ports.quotaOf(viewer) ?? null;
  }

  /** What the caller has as a partner. @throws NotSignedInError */
  async own(): Promise<Partnership> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const tier = (await findTier(db, accountId)) ?? null;
    const request = (await findLastRequest(db, accountId)) ?? null;
    return { tier, pointsAnHour: pointsAnHourOf(tier), request };
  }

  /**
   * Asks for a tier. The same request with the same Idempotency-Key asks once.
   *
   * @throws NotSignedInError
   * @throws ConflictError if the account has the tier, or another request waits.
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async request(tier: PartnerTierName, given: string): Promise<Partnership> {
    const rules = {
      as: 'member',
      lockAccount: 'exclusive',
      once: { operation: 'requestPartnerTier', given: { tier, purpose: given } },
      limit: tierRequests,
      input: () => checkPurpose(given),
    } as const;
    await act(this.#dependencies, rules, async ({ transaction, actor, input: purpose, now, audit }) => {
      const { accountId } = actor;
      await refuseSecond(transaction, accountId, tier);
      const id = await insertTierRequest(transaction, { accountId, tier, purpose, now });
      audit('partner_tier.requested', { subjectKind: 'tier_request', subjectId: id, ownerId: accountId });
      return id;
    });
    return this.own();
  }
}

async function refuseSecond(transaction: Transaction<DB>, accountId: string, tier: PartnerTierName): Promise<void> {
  if ((await findTier(transaction, accountId)) === tier) {
    throw new ConflictError(`You are a ${partnerTiers[tier].label} already.`);
  }
  if ((await findLastRequest(transaction, accountId))?.state === 'waiting') {
    throw new ConflictError('You have asked for a tier already. We decide within 7 days.');
  }
}

/** @throws ValidationError */
function checkPurpose(given: string): string {
  const checks = new FieldChecks();
  const missing = 'Enter what you want to use the interfaces for';
  const purpose = checks.lines('purpose', given, { most: LONGEST_PURPOSE, missing });
  if (!checks.isRefused('purpose') && purpose.length < SHORTEST_PURPOSE) {
    checks.refuse('purpose', `Say it in ${SHORTEST_PURPOSE} characters or more`);
  }
  checks.done();
  return purpose;
}
