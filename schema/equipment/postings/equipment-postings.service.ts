import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type AuditSubject, act, mayAct, type Rules } from '../../access/act.ts';
import type { Actor } from '../../access/actor.ts';
import { anyone } from '../../access/anyone.ts';
import { isOfOwn, publishesFor, requireRole } from '../../access/members/membership.ts';
import { findMembership } from '../../access/members/memberships.queries.ts';
import { membershipOf } from '../../access/members/own-organisation.ts';
import { signedIn } from '../../access/viewer.ts';
import { NotFoundError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { pauseWhatMatches } from '../safety-notices/paused-sale.ts';
import { shareSafetyNotices } from '../safety-notices/safety-notices.queries.ts';
import {
  checkContact,
  checkEquipment,
  checkPartOfEquipment,
  type EquipmentDraft,
  type GivenContact,
  type GivenEquipment,
} from './equipment-draft.ts';
import { equipmentChanges, newProducts } from './equipment-limits.ts';
import type { EquipmentPostingRow } from './equipment-posting-row.ts';
import { mayChangeEquipment, maySeePosting, NO_SUCH_PRODUCT, needsNoReview } from './equipment-postings.policy.ts';
import {
  findEquipmentPosting,
  findStoredPosting,
  insertEquipment,
  lockPosting,
  type StoredPosting,
  updateEquipment,
  withdrawEquipment,
} from './equipment-postings.queries.ts';
import { listedEquipmentPostings } from './listed-equipment-postings.ts';
import { changeContact, maySellAs, supplierOf } from './own-supplier.ts';
import { findSupplier, lockSupplier } from './own-suppliers.queries.ts';

const readPostings = plainListReader(listedEquipmentPostings);

const toCreate = { as: 'verified', may: async (_db: unknown, actor: Actor) => requireRole(actor, 'publish') } as const;

/** The rules of listing products, for verified accounts. What they list is shown once an operator has published it. */
export class EquipmentPostingsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The products of the caller and of the organisation for which they publish, in every state, the newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async listOwn(page: PageArguments): Promise<Connection<EquipmentPostingRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const organisation = publishesFor({ accountId, membership: await findMembership(db, accountId) });
    const shape = organisation === null ? 'own' : 'organisation';
    return readPostings(db, { shape, values: { of: organisation ?? accountId }, order: 'newest', page });
  }

  /** A product in any state, for its owner and operators; null for anybody else. @throws NotSignedInError */
  async find(id: string): Promise<EquipmentPostingRow | null> {
    const { db, viewer } = this.#dependencies;
    const account = signedIn(viewer);
    const posting = isUuid(id) ? await findEquipmentPosting(db, id) : undefined;
    const asking = { ...account, membership: await findMembership(db, account.accountId) };
    return posting && maySeePosting(asking, posting) ? posting : null;
  }

  /**
   * Sends a product in for review, with the organisation of the account as the supplier. The same request with the same
   * Idempotency-Key sends it in once.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where the account is not verified.
   * @throws ValidationError that names each field.
   * @throws ConflictError while the same request is still at work.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async create(given: GivenEquipment): Promise<EquipmentPostingRow> {
    const id = await act(
      this.#dependencies,
      {
        ...toCreate,
        once: { operation: 'createEquipment', given },
        limit: newProducts,
        input: () => this.#check(given),
      },
      async ({ transaction, actor, input: { draft, contact }, instant, now, audit }) => {
        const { accountId: ownerId, organization } = actor;
        const founder = { accountId: ownerId, organization, isVerified: true };
        const membership = await membershipOf(transaction, founder, now);
        const { organisationId = null } = membership ?? {};
        const supplierId = await supplierOf(transaction, { ...actor, membership }, contact, now);
        const product = { draft, ownerId, organisationId, supplierId, reference: newReference(instant), now };
        const inserted = await insertEquipment(transaction, product);
        audit('equipment.created', subject(inserted, ownerId));
        return inserted;
      },
    );
    return read(this.#dependencies.db, id);
  }

  /** Refuses an account that may not list products, as `create` does. @throws NotSignedInError @throws ForbiddenError */
  async mayCreate(): Promise<void> {
    await mayAct(this.#dependencies, toCreate);
  }

  /**
   * Rewrites a product; its supplier stays. Unless the owner has changed nothing but price, stock and delivery of a
   * product that is listed, it goes to review. What an operator changes stays where it is.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's, or its supplier is not one's organisation any more.
   * @throws NotFoundError also where it is another account's and not published.
   * @throws ValidationError that names each field.
   */
  async update(id: string, given: GivenEquipment): Promise<EquipmentPostingRow> {
    return act(
      this.#dependencies,
      { ...toRewrite(id), input: () => this.#check(given) },
      async ({ transaction, actor, row: { posting, supplier }, input: { draft, contact }, now, audit }) => {
        const isOwn = isOfOwn(actor, posting);
        const isListed = posting.reviewState === 'published' && posting.withdrawnAt === null;
        const isToReview = isOwn && !(isListed && needsNoReview(posting, draft));
        if (supplier) {
          await changeContact(transaction, supplier, contact, { isToReview: isOwn, now });
        }
        await updateEquipment(transaction, id, draft, { isToReview, now });
        await pauseWhatMatches(transaction, id, { ports: this.#dependencies.ports, now });
        audit('equipment.updated', subject(id, posting.ownerId));
        return read(transaction, id);
      },
    );
  }

  /** Refuses an account that may not rewrite a product, as `update` does. */
  async mayUpdate(id: string): Promise<void> {
    await mayAct(this.#dependencies, toRewrite(id));
  }

  /**
   * Takes a product away: it is listed no more. Taking it away again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's.
   * @throws NotFoundError also where it is another account's and not published.
   */
  async withdraw(id: string): Promise<EquipmentPostingRow> {
    return act(this.#dependencies, toWithdraw(id), async ({ transaction, row: { ownerId }, now, audit }) => {
      if (await withdrawEquipment(transaction, id, now)) {
        audit('equipment.withdrawn', subject(id, ownerId));
      }
      return read(transaction, id);
    });
  }

  /** Notes in `checks` what else is wrong with a product of which fields are missing or have been refused. */
  checkPart(checks: FieldChecks, given: Partial<GivenEquipment>): void {
    anyone(this.#dependencies);
    checkPartOfEquipment(checks, given, londonDate(this.#dependencies.ports.clock.now()));
  }

  #check(given: GivenEquipment): { readonly draft: EquipmentDraft; readonly contact: GivenContact } {
    const checks = new FieldChecks();
    const draft = checkEquipment(checks, given, londonDate(this.#dependencies.ports.clock.now()));
    const contact = checkContact(checks, given);
    checks.done();
    return { draft, contact };
  }
}

/** Each change stands in the audit log, which cannot be shortened, so changes are limited. */
function toWithdraw(id: string) {
  return {
    as: 'verified',
    limit: equipmentChanges,
    changesFigures: true,
    may: async (db, actor) => mayChangeEquipment(actor, isUuid(id) ? await findStoredPosting(db, id) : undefined),
    lockRow: (transaction) => lockPosting(transaction, id),
  } as const satisfies Rules<StoredPosting, unknown>;
}

/** The same, with the supplier in whose name an owner must still sell. */
function toRewrite(id: string) {
  const rules = toWithdraw(id);
  return {
    ...rules,
    may: async (db: Kysely<DB>, actor: Actor) => {
      const posting = await rules.may(db, actor);
      const supplier = await findSupplier(db, posting.supplierId);
      if (supplier && isOfOwn(actor, posting)) {
        await maySellAs(db, actor, supplier);
      }
      return { posting, supplier };
    },
    lockFirst: shareSafetyNotices,
    // The supplier before its products, as a change of its contact locks them.
    lockRow: async (transaction: Transaction<DB>, { posting }: { readonly posting: StoredPosting }) => {
      await lockSupplier(transaction, posting.supplierId);
      await lockPosting(transaction, id);
    },
  };
}

async function read(db: Kysely<DB>, id: string): Promise<EquipmentPostingRow> {
  const posting = await findEquipmentPosting(db, id);
  if (!posting) {
    throw new NotFoundError(NO_SUCH_PRODUCT);
  }
  return posting;
}

function subject(subjectId: string, ownerId: string | null): AuditSubject {
  return { subjectKind: 'equipment', subjectId, ownerId };
}

/** What a product is called on paper where its supplier gives no number, like E2026-4821037705. */
function newReference(now: Date): string {
  return `E${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
