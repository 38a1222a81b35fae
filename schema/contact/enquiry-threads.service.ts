import type { Kysely, Transaction } from 'kysely';
import { anyone } from '../access/anyone.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import { createdBefore, once } from '../idempotency/once.ts';
import { ENQUIRY_LINK } from '../outbox/link-place.ts';
import { shortText } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { inTransaction } from '../transaction.ts';
import { enquiryReplies } from './contact-limits.ts';
import { countEntries, findEnquiry, insertEntry, listEntries, lockEnquiry, moveEnquiry } from './enquiries.queries.ts';
import { checkMessage } from './enquiry-checks.ts';
import type { EnquiryHistory, EnquiryRow } from './enquiry-row.ts';

/** So many entries an enquiry has at most: a page shows them all. */
export const MOST_ENTRIES_OF_ENQUIRY = 100;
const FULL = 'This conversation is as long as it can be. Send a new message and name its reference.';
const LINK_OVER = 'This link is too old or not complete. Copy the whole of it from the email, or send a new message.';

/** What the reader of the mails about an enquiry does: the link in each of them is all that it takes. */
export class EnquiryThreadsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The enquiry of a mailed link; null if it leads nowhere. A token that was never mailed asks the database nothing.
   *
   * @throws ValidationError if the token is too long.
   */
  async find(token: string): Promise<EnquiryHistory | null> {
    const { db } = anyone(this.#dependencies);
    const id = this.#idOf(shortText('thread', token));
    const enquiry = id === undefined ? undefined : await findEnquiry(db, id);
    return enquiry ? { enquiry, entries: await listEntries(db, enquiry.id) } : null;
  }

  /**
   * Adds a message of the sender, which waits for a reply from then on; a closed enquiry is opened by it. The same request
   * with the same Idempotency-Key adds it once.
   *
   * @throws ValidationError if the link is not valid, or that names the message.
   * @throws RateLimitedError
   * @throws ConflictError if it has as many entries as an enquiry may have; and while the same request is still running.
   * @throws KeyReusedError
   */
  async reply(token: string, message: string): Promise<EnquiryHistory> {
    const { db, ports, idempotencyKey: key } = anyone(this.#dependencies);
    const { id } = await this.#enquiryOf(db, token);
    const now = ports.clock.now();
    const creation = { key, accountId: id, operation: 'replyToEnquiry', given: { message }, now };
    if ((await createdBefore(db, creation)) === undefined) {
      const checks = new FieldChecks();
      const body = checkMessage(checks, message);
      checks.done();
      await ports.limiter.take(enquiryReplies, id);
      await inTransaction(db, (transaction) =>
        once(transaction, creation, () => this.#insertReply(transaction, token, body, now.toISOString())),
      );
    }
    return this.#read(db, token);
  }

  /**
   * Closes an enquiry. Closing it again changes nothing.
   *
   * @throws ValidationError if the link is not valid.
   */
  async close(token: string): Promise<EnquiryHistory> {
    const { db, ports } = anyone(this.#dependencies);
    const now = ports.clock.now().toISOString();
    await inTransaction(db, async (transaction) => {
      const { id, state } = await this.#hold(transaction, token);
      if (state !== 'closed') {
        await insertEntry(transaction, { enquiryId: id, kind: 'closed', writtenBy: 'sender', now });
        await moveEnquiry(transaction, id, { state: 'closed', now });
      }
    });
    return this.#read(db, token);
  }

  async #insertReply(transaction: Transaction<DB>, token: string, body: string, now: string): Promise<string> {
    const { id } = await this.#hold(transaction, token);
    if ((await countEntries(transaction, id)) >= MOST_ENTRIES_OF_ENQUIRY) {
      throw new ConflictError(FULL);
    }
    const entry = await insertEntry(transaction, { enquiryId: id, kind: 'message', writtenBy: 'sender', body, now });
    await moveEnquiry(transaction, id, { state: 'open', now });
    return entry;
  }

  async #hold(transaction: Transaction<DB>, token: string): Promise<EnquiryRow> {
    const id = this.#idOf(token);
    if (id !== undefined) {
      await lockEnquiry(transaction, id);
    }
    return this.#enquiryOf(transaction, token);
  }

  async #read(db: Kysely<DB>, token: string): Promise<EnquiryHistory> {
    const enquiry = await this.#enquiryOf(db, token);
    return { enquiry, entries: await listEntries(db, enquiry.id) };
  }

  /** @throws ValidationError if the link is not valid. */
  async #enquiryOf(db: Kysely<DB>, token: string): Promise<EnquiryRow> {
    const id = this.#idOf(token);
    const enquiry = id === undefined ? undefined : await findEnquiry(db, id);
    if (!enquiry) {
      throw ValidationError.of('thread', LINK_OVER);
    }
    return enquiry;
  }

  #idOf(token: string): string | undefined {
    return this.#dependencies.ports.linkTokens.idOf(ENQUIRY_LINK, token);
  }
}
