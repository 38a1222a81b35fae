import type { Kysely, Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import { anyone } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { emailKey } from '../../accounts/email-address.ts';
import { newReference } from '../../contact/reference.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { ANYONE, createdBefore, once } from '../../idempotency/once.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { refusePausedProduct } from '../safety-notices/paused-sale.ts';
import { shareSafetyNotices } from '../safety-notices/safety-notices.queries.ts';
import { conversationSentLetter } from './conversation.messages.ts';
import { type CheckedConversation, checkConversation, type GivenConversation } from './conversation-checks.ts';
import { conversationMails, conversationRequests } from './conversation-limits.ts';
import { mailConversationBuyer, mailConversationSupplier } from './conversation-mail.ts';
import type { ConversationRow, ConversationThread } from './conversation-row.ts';
import { readThread } from './conversation-sides.ts';
import {
  findConversation,
  findMessagedProduct,
  insertConversation,
  listAnsweredSuppliers,
  type MessagedProduct,
} from './conversations.queries.ts';
import { type ConversationShape, listedConversations } from './listed-conversations.ts';

const readConversations = plainListReader(listedConversations);
const NOBODY_READS = 'This supplier takes no messages here. Call them.';

/** The rules of writing to the supplier of a product, and of reading what was written. Writing takes no account. */
export class SupplierMessagesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Writes to the supplier of a product: who answers for the supplier is mailed that there is a message, and the buyer a
   * receipt. The same request with the same Idempotency-Key writes once.
   *
   * @throws ValidationError that names each field.
   * @throws NotFoundError where there is no such product.
   * @throws RateLimitedError
   * @throws ConflictError if no account answers for the supplier here or the sale is paused by a safety notice; and while the same request is still at work.
   * @throws KeyReusedError
   * @throws NotSignedInError where the session of the caller has just ended.
   */
  async send(given: GivenConversation): Promise<ConversationRow> {
    const { db, viewer } = anyone(this.#dependencies);
    const operation = 'contactSupplier';
    const id =
      viewer.kind === 'account'
        ? await act(
            this.#dependencies,
            {
              ...{ as: 'member', once: { operation, given }, input: () => this.#check(given) },
              may: (handle) => findProduct(handle, given.equipmentId),
            },
            ({ transaction, actor: { accountId }, row: product, input: checked, now }) =>
              this.#insert(transaction, { product, checked, accountId, now }),
          )
        : await this.#sendAsAnyone(operation, given);
    const sent = await findConversation(db, id);
    if (!sent) {
      throw new NotFoundError('This message is gone with its account.');
    }
    return sent;
  }

  /**
   * A conversation for both of its sides, and for operators once it was reported, by its identifier; for a buyer without an
   * account by the token of the mailed link. Null for anybody else.
   *
   * @throws ValidationError where the key is too long to be one.
   */
  async find(key: string): Promise<ConversationThread | null> {
    return readThread(anyone(this.#dependencies), key);
  }

  /**
   * A page of the conversations of the caller as a buyer or for suppliers, with the latest change first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async list(side: ConversationShape, page: PageArguments): Promise<Connection<ConversationRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    const suppliers = side === 'supplier' ? await listAnsweredSuppliers(db, account) : [];
    return readConversations(db, { shape: side, values: { account, suppliers }, order: 'latest', page });
  }

  async #sendAsAnyone(operation: string, given: GivenConversation): Promise<string> {
    const { db, ports, idempotencyKey: key } = this.#dependencies;
    const instant = ports.clock.now();
    await findProduct(db, given.equipmentId);
    const creation = { key, accountId: ANYONE, operation, given, now: instant };
    const before = await createdBefore(db, creation);
    if (before !== undefined) {
      return before;
    }
    const checked = await this.#check(given);
    const now = instant.toISOString();
    return inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        const product = await findProduct(transaction, given.equipmentId);
        return this.#insert(transaction, { product, checked, accountId: null, now });
      }),
    );
  }

  async #check(given: GivenConversation): Promise<CheckedConversation> {
    const { ports, viewer } = this.#dependencies;
    const checked = checkConversation(given);
    await ports.limiter.take(conversationRequests, networkOfViewer(viewer));
    await ports.limiter.take(conversationMails, emailKey(checked.email));
    return checked;
  }

  async #insert(transaction: Transaction<DB>, { product, checked, accountId, now }: Begun): Promise<string> {
    const { ports } = this.#dependencies;
    await shareSafetyNotices(transaction);
    await refusePausedProduct(transaction, product.id);
    const reference = newReference('S', now);
    const id = await insertConversation(transaction, { ...checked, reference, accountId, product, now });
    const about = { id, reference, supplierId: product.supplierId, productName: product.name };
    if ((await mailConversationSupplier(transaction, about, { ports, now })) === 0) {
      throw new ConflictError(NOBODY_READS);
    }
    const conversation = { id, reference, email: checked.email, accountId };
    const kind = 'supplier-message-sent';
    await mailConversationBuyer(transaction, { kind, conversation, letter: conversationSentLetter }, { ports, now });
    return id;
  }
}

interface Begun {
  readonly product: MessagedProduct;
  readonly checked: CheckedConversation;
  readonly accountId: string | null;
  readonly now: string;
}

/** @throws NotFoundError */
async function findProduct(db: Kysely<DB>, id: string): Promise<MessagedProduct> {
  const product = isUuid(id) ? await findMessagedProduct(db, id) : undefined;
  if (!product) {
    throw new NotFoundError('There is no such product.');
  }
  return product;
}
