import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { act } from '../access/act.ts';
import { anyone } from '../access/anyone.ts';
import { type Membership, requireRole } from '../access/members/membership.ts';
import { findMembership } from '../access/members/memberships.queries.ts';
import { signedIn } from '../access/viewer.ts';
import { emailKey } from '../accounts/email-address.ts';
import { askedCategories } from '../equipment/asked-categories.ts';
import { refusePausedItems } from '../equipment/safety-notices/paused-sale.ts';
import { NotFoundError, ValidationError } from '../errors.ts';
import { ANYONE, createdBefore, once } from '../idempotency/once.ts';
import { setLetter } from '../outbox/mail-content.ts';
import { shortText } from '../queries/filter-values.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { londonDate } from '../text/clock-text.ts';
import { inTransaction } from '../transaction.ts';
import { networkOfViewer } from '../visitors/visitor.ts';
import { listedOwnOrders } from './listed-orders.ts';
import { seesOrder, seesOrdersOf, seesOwnOrdersOf } from './order-belonging.ts';
import { checkOrder, type GivenOrder, type OrderDraft } from './order-draft.ts';
import { addressOrders, newOrders, visitorOrders } from './order-limits.ts';
import { ORDER_LINK } from './order-link.ts';
import { mailBuyer } from './order-mail.ts';
import { ANSWERED_WITHIN_HOURS, type OrderRow } from './order-row.ts';
import { orderReceivedLetter } from './orders.messages.ts';
import { findOrder, insertOrder } from './orders.queries.ts';
import { askSuppliers } from './quotes/ask-suppliers.queries.ts';
import { requestAddress } from './quotes/quote-mail.ts';
import { quoteRequestLetter } from './quotes/quotes.messages.ts';

const readOrders = plainListReader(listedOwnOrders);
const HOUR_MS = 3_600_000;
const NO_ORGANISATION = '00000000-0000-0000-0000-000000000000';

/** The rules of bulk orders: requests for quotations, which people send with an account or without. */
export class OrdersService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends an order; its buyer gets a receipt by mail, and suppliers of matching categories are asked for quotes. The same request with the same Idempotency-Key sends it once.
   *
   * @throws ValidationError that names each wrong field, and each item whose sale a safety notice pauses.
   * @throws ForbiddenError where it is for an organisation for which the caller does not order.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async send(given: GivenOrder): Promise<OrderRow> {
    const { db, viewer } = anyone(this.#dependencies);
    const id = viewer.kind === 'account' ? await this.#sendSignedIn(given) : await this.#sendAsVisitor(given);
    const order = await findOrder(db, id);
    if (!order) {
      throw new NotFoundError('This order is gone with its account.');
    }
    return order;
  }

  /**
   * An order by its identifier, for the account that sent it, members of its organisation who buy or manage, and operators; by
   * the token of the mailed link for a buyer without an account. Null for any other viewer.
   *
   * @throws ValidationError if the key is too long.
   */
  async find(key: string): Promise<OrderRow | undefined> {
    const { db, ports, viewer } = anyone(this.#dependencies);
    const text = shortText('key', key);
    const linked = ports.linkTokens.idOf(ORDER_LINK, text);
    if (linked !== undefined) {
      const order = await findOrder(db, linked);
      return order?.accountId === null ? order : undefined;
    }
    if (viewer.kind !== 'account' || !isUuid(text)) {
      return undefined;
    }
    const order = await findOrder(db, text);
    if (!order || viewer.access === 'operator') {
      return order;
    }
    const belonging = { accountId: viewer.accountId, membership: await findMembership(db, viewer.accountId) };
    return seesOrder(belonging, { ...order, ownerId: order.accountId }) ? order : undefined;
  }

  /**
   * A page of the orders of the caller, the newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async list(page: PageArguments): Promise<Connection<OrderRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    const organisation = seesOwnOrdersOf(await findMembership(db, account));
    const shape = organisation === null ? 'alone' : 'as-member';
    return readOrders(db, { shape, values: { account, organisation: organisation ?? '' }, order: 'newest', page });
  }

  /**
   * A page of the orders of the organisation of the caller, the newest first; none if they neither order for one nor
   * manage it.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async listOfOrganisation(page: PageArguments): Promise<Connection<OrderRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    // Nothing has this identifier.
    const organisation = seesOrdersOf(await findMembership(db, account)) ?? NO_ORGANISATION;
    return readOrders(db, { shape: 'organisation', values: { account, organisation }, order: 'newest', page });
  }

  #sendSignedIn(given: GivenOrder): Promise<string> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      {
        as: 'member',
        once: { operation: 'requestBulkOrder', given },
        limit: newOrders,
        may: async (_db, actor) => {
          if (given.forOrganisation) {
            requireRole(actor, 'buy');
          }
        },
        input: async (_db, { email, emailConfirmedAt }) => {
          const draft = checkOrder(given, londonDate(ports.clock.now()));
          const address = emailKey(draft.email);
          if (emailConfirmedAt === null || address !== emailKey(email)) {
            await ports.limiter.take(addressOrders, address);
          }
          return draft;
        },
      },
      async ({ transaction, actor: { accountId, membership }, input: draft, instant, audit }) => {
        const organisationId = given.forOrganisation ? organisationOf(membership) : null;
        const id = await this.#store(transaction, { draft, accountId, organisationId, instant });
        audit('bulk_order.sent', { subjectKind: 'bulk_order', subjectId: id, ownerId: accountId });
        return id;
      },
    );
  }

  async #sendAsVisitor(given: GivenOrder): Promise<string> {
    const { db, ports, viewer, idempotencyKey: key } = this.#dependencies;
    const instant = ports.clock.now();
    const creation = { operation: 'requestBulkOrder', given, accountId: ANYONE, key, now: instant };
    const before = await createdBefore(db, creation);
    if (before !== undefined) {
      return before;
    }
    if (given.forOrganisation) {
      throw ValidationError.of('forOrganisation', 'Sign in to order for your organisation');
    }
    const draft = checkOrder(given, londonDate(instant));
    // What is refused for its input is not counted: many people of one hospital share a network.
    await ports.limiter.take(visitorOrders, networkOfViewer(viewer));
    await ports.limiter.take(addressOrders, emailKey(draft.email));
    return inTransaction(db, (transaction) =>
      once(transaction, creation, () =>
        this.#store(transaction, { draft, accountId: null, organisationId: null, instant }),
      ),
    );
  }

  async #store(
    transaction: Transaction<DB>,
    {
      draft,
      accountId,
      organisationId,
      instant,
    }: {
      readonly draft: OrderDraft;
      readonly accountId: string | null;
      readonly organisationId: string | null;
      readonly instant: Date;
    },
  ): Promise<string> {
    const { ports } = this.#dependencies;
    await refusePausedItems(transaction, draft.items);
    const now = instant.toISOString();
    const reference = newReference(instant);
    const answerDueAt = new Date(instant.getTime() + ANSWERED_WITHIN_HOURS * HOUR_MS).toISOString();
    const id = await insertOrder(transaction, { draft, reference, accountId, organisationId, answerDueAt, now });
    const kinds = draft.items.map(({ equipment }) => equipment);
    const { site, queue } = ports;
    const asked = await askSuppliers(transaction, queue, {
      ...{ orderId: id, buyerId: accountId, categories: askedCategories(kinds), now },
      content: setLetter(
        quoteRequestLetter({
          ...{ reference, address: requestAddress(site.origin) },
          ...{ items: draft.items, requiredDate: draft.requiredDate },
        }),
        site,
      ),
    });
    await mailBuyer(
      transaction,
      {
        kind: 'order-received',
        order: { id, reference, email: draft.email, accountId },
        letter: (named) =>
          orderReceivedLetter({ ...named, items: draft.items.length, asked, isSignedIn: accountId !== null }),
      },
      { ports, now },
    );
    return id;
  }
}

/** @throws ValidationError if the account belongs to no organisation. */
function organisationOf(membership: Membership | null): string {
  if (!membership) {
    throw ValidationError.of('forOrganisation', 'You belong to no organisation. Order for yourself instead');
  }
  return membership.organisationId;
}

/** Not counted up, so that a reference says nothing about how much is ordered. */
function newReference(now: Date): string {
  return `BO${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
