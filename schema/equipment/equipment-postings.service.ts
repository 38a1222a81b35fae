import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Publisher, publisherOf } from '../accounts/publisher.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { londonDate } from '../graph/clock-text.ts';
import { NotFoundError } from '../graph/errors.ts';
import { FieldChecks } from '../graph/field-checks.ts';
import type { Connection, PageArguments } from '../graph/page.ts';
import { isUuid } from '../graph/uuid.ts';
import { createdBefore, once } from '../idempotency/once.ts';
import { plainListReader } from '../lists/plain-list.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { signedIn, verified } from '../viewer.ts';
import {
  checkContact,
  checkEquipment,
  type EquipmentDraft,
  type GivenContact,
  type GivenEquipment,
} from './equipment-draft.ts';
import { equipmentChanges, newProducts } from './equipment-limits.ts';
import type { EquipmentPostingRow } from './equipment-posting-row.ts';
import { mayChangeEquipment, maySeePosting, NO_SUCH_PRODUCT, needsNoReview } from './equipment-postings.policy.ts';
import {
  findEquipmentPosting,
  findPostingForUpdate,
  insertEquipment,
  type StoredPosting,
  updateEquipment,
  withdrawEquipment,
} from './equipment-postings.queries.ts';
import { listedEquipmentPostings } from './listed-equipment-postings.ts';
import { changeContact, maySellAs, supplierOf } from './own-supplier.ts';
import { findSupplier } from './own-suppliers.queries.ts';

const readPostings = plainListReader(listedEquipmentPostings);

interface Held {
  readonly publisher: Publisher;
  readonly posting: StoredPosting;
}

/** The rules of listing products, for verified accounts. What they list is shown once an operator has published it. */
export class EquipmentPostingsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The products of whoever asks, in every state, the newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async listOwn(page: PageArguments): Promise<Connection<EquipmentPostingRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: owner } = signedIn(viewer);
    return readPostings(db, { shape: 'own', values: { owner }, order: 'newest', page });
  }

  /** A product in any state, for its owner and operators; null for anybody else. @throws NotSignedInError */
  async find(id: string): Promise<EquipmentPostingRow | null> {
    const { db, viewer } = this.#dependencies;
    const account = signedIn(viewer);
    const posting = isUuid(id) ? await findEquipmentPosting(db, id) : undefined;
    return posting && maySeePosting(account, posting) ? posting : null;
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
    const { db, viewer, ports, idempotencyKey: key } = this.#dependencies;
    const { accountId } = verified(viewer);
    const now = this.#now;
    const creation = { key, accountId, operation: 'createEquipment', given, now };
    const findBefore = async (transaction: Transaction<DB>) => {
      await publisherOf(transaction, this.#dependencies);
      const before = await createdBefore(transaction, creation);
      return before === undefined ? undefined : this.#read(transaction, before);
    };
    const created = key === undefined ? undefined : await inTransaction(db, findBefore);
    if (created !== undefined) {
      return created;
    }
    const { draft, contact } = this.#check(given);
    await ports.limiter.take(newProducts, accountId);
    return inTransaction(db, async (transaction) => {
      const publisher = await publisherOf(transaction, this.#dependencies);
      const id = await once(transaction, creation, async () => {
        const at = now.toISOString();
        const supplierId = await supplierOf(transaction, publisher, contact, at);
        const reference = newReference(now);
        const product = { draft, ownerId: accountId, supplierId, reference, now: at };
        const inserted = await insertEquipment(transaction, product);
        await this.#note(transaction, 'equipment.created', inserted, accountId);
        return inserted;
      });
      return this.#read(transaction, id);
    });
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
    return this.#change(
      id,
      (transaction) => this.#heldToRewrite(transaction, id),
      async (transaction, { posting, publisher, supplier }) => {
        const { draft, contact } = this.#check(given);
        const now = this.#now.toISOString();
        const isOwn = posting.ownerId === publisher.accountId;
        const isListed = posting.reviewState === 'published' && posting.withdrawnAt === null;
        const isToReview = isOwn && !(isListed && needsNoReview(posting, draft));
        if (supplier) {
          await changeContact(transaction, supplier, contact, { isToReview: isOwn, now });
        }
        await updateEquipment(transaction, id, draft, { isToReview, now });
        await this.#note(transaction, 'equipment.updated', id, posting.ownerId);
      },
    );
  }

  /**
   * Takes a product away: it is listed no more. Taking it away again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's.
   * @throws NotFoundError also where it is another account's and not published.
   */
  async withdraw(id: string): Promise<EquipmentPostingRow> {
    return this.#change(
      id,
      (transaction) => this.#held(transaction, id),
      async (transaction, { posting: { ownerId } }) => {
        if (await withdrawEquipment(transaction, id, this.#now.toISOString())) {
          await this.#note(transaction, 'equipment.withdrawn', id, ownerId);
        }
      },
    );
  }

  /** Refuses who may not list products, as `create` does. @throws NotSignedInError @throws ForbiddenError */
  mayCreate(): void {
    verified(this.#dependencies.viewer);
  }

  /** Refuses who may not rewrite a product, as `update` does. */
  async mayUpdate(id: string): Promise<void> {
    verified(this.#dependencies.viewer);
    await inTransaction(this.#dependencies.db, (transaction) => this.#heldToRewrite(transaction, id));
  }

  /** Whoever may not change a product is refused before anything is counted or looked at, and asked again then. */
  async #change<Held>(
    id: string,
    hold: (transaction: Transaction<DB>) => Promise<Held>,
    work: (transaction: Transaction<DB>, held: Held) => Promise<void>,
  ): Promise<EquipmentPostingRow> {
    const { db, viewer, ports } = this.#dependencies;
    const { accountId } = verified(viewer);
    await inTransaction(db, hold);
    // Each change stands in the audit log, which nobody can shorten.
    await ports.limiter.take(equipmentChanges, accountId);
    return inTransaction(db, async (transaction) => {
      await work(transaction, await hold(transaction));
      return this.#read(transaction, id);
    });
  }

  /** A product to change, and who asks, as they are until the transaction is over. */
  async #held(transaction: Transaction<DB>, id: string): Promise<Held> {
    const publisher = await publisherOf(transaction, this.#dependencies);
    const posting = isUuid(id) ? await findPostingForUpdate(transaction, id) : undefined;
    return { publisher, posting: mayChangeEquipment(publisher, posting) };
  }

  /** The same with its supplier, for whom an owner must speak. */
  async #heldToRewrite(transaction: Transaction<DB>, id: string) {
    const { publisher, posting } = await this.#held(transaction, id);
    const supplier = await findSupplier(transaction, posting.supplierId);
    if (supplier && posting.ownerId === publisher.accountId) {
      await maySellAs(transaction, publisher, supplier);
    }
    return { publisher, posting, supplier };
  }

  #check(given: GivenEquipment): { readonly draft: EquipmentDraft; readonly contact: GivenContact } {
    const checks = new FieldChecks();
    const draft = checkEquipment(checks, given, londonDate(this.#now));
    const contact = checkContact(checks, given);
    checks.done();
    return { draft, contact };
  }

  async #read(transaction: Transaction<DB>, id: string): Promise<EquipmentPostingRow> {
    const posting = await findEquipmentPosting(transaction, id);
    if (!posting) {
      throw new NotFoundError(NO_SUCH_PRODUCT);
    }
    return posting;
  }

  async #note(db: Transaction<DB>, action: string, subjectId: string, ownerId: string | null): Promise<void> {
    const actor = { kind: 'account' as const, id: verified(this.#dependencies.viewer).accountId };
    const now = this.#now.toISOString();
    await insertAuditEntry(db, { actor, action, subjectKind: 'equipment', subjectId, ownerId, now });
  }

  get #now(): Date {
    return this.#dependencies.ports.clock.now();
  }
}

/** What a product is called on paper where its supplier gives no number, like E2026-4821037705. */
function newReference(now: Date): string {
  return `E${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
