import type { Transaction } from 'kysely';
import { act } from '../access/act.ts';
import { anyone, holderOfRow } from '../access/anyone.ts';
import { signedIn } from '../access/viewer.ts';
import { emailKey } from '../accounts/email-address.ts';
import { NotFoundError } from '../errors.ts';
import { ANYONE, createdBefore, once } from '../idempotency/once.ts';
import { ENQUIRY_LINK } from '../outbox/link-place.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import type { FieldChecks } from '../text/field-checks.ts';
import { inTransaction } from '../transaction.ts';
import { networkOfViewer } from '../visitors/visitor.ts';
import { enquiryMails, enquiryRequests } from './contact-limits.ts';
import { findEnquiry, insertEnquiry } from './enquiries.queries.ts';
import { type CheckedEnquiry, checkEnquiry, checkTexts, type GivenEnquiry } from './enquiry-checks.ts';
import { mailReceipt } from './enquiry-mail.ts';
import type { EnquiryRow } from './enquiry-row.ts';
import { listedEnquiries } from './listed-enquiries.ts';
import { newReference } from './reference.ts';
import { findReplyTime, type ReplyTime } from './reply-times.queries.ts';

const HOUR_MS = 3_600_000;
const MEASURED_MS = 90 * 24 * HOUR_MS;
/** Of fewer replies a median says little. */
const FEWEST_REPLIES = 5;

const readEnquiries = plainListReader(listedEnquiries);

/** Rules of writing to the portal. It needs no account; an account finds its enquiries on its page. */
export class EnquiriesService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends an enquiry, and mails its sender a receipt. The same request with the same Idempotency-Key sends it once.
   *
   * @throws ValidationError that names each field.
   * @throws RateLimitedError
   * @throws ConflictError while the same request is still running. @throws KeyReusedError
   * @throws NotSignedInError if the session of the caller has just ended.
   */
  async send(given: GivenEnquiry): Promise<EnquiryRow> {
    const { db, viewer } = anyone(this.#dependencies);
    const operation = 'sendEnquiry';
    const id =
      viewer.kind === 'account'
        ? await act(
            this.#dependencies,
            { as: 'member', once: { operation, given }, input: () => this.#check(given) },
            ({ transaction, actor, input, now }) => this.#insert(transaction, input, actor.accountId, now),
          )
        : await this.#sendAsAnyone(operation, given);
    const sent = await findEnquiry(db, id);
    if (!sent) {
      throw new NotFoundError('Message not found');
    }
    return sent;
  }

  /** Notes in `checks` what else is wrong with an enquiry of which fields are missing or have been refused. */
  checkPart(checks: FieldChecks, given: Partial<GivenEnquiry>): void {
    anyone(this.#dependencies);
    checkTexts(checks, given);
  }

  /**
   * A page of the enquiries of the caller, the newest first.
   *
   * @throws NotSignedInError @throws ValidationError that names the paging argument.
   */
  async listOwn(page: PageArguments): Promise<Connection<EnquiryRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    return readEnquiries(db, {
      shape: { state: 'any', category: false, own: true },
      values: { account, state: '', category: '' },
      order: 'newest',
      page,
    });
  }

  /** What the link to an enquiry of the caller has in it. */
  threadOf({ id }: Pick<EnquiryRow, 'id'>): string {
    return holderOfRow(this.#dependencies).ports.linkTokens.tokenOf(ENQUIRY_LINK, id);
  }

  /** How long first replies of the last 90 days took; without a median if there were few. */
  async replyTime(): Promise<ReplyTime> {
    const { db, ports } = anyone(this.#dependencies);
    const hour = Math.floor(ports.clock.now().getTime() / HOUR_MS) * HOUR_MS;
    const measured = await findReplyTime(db, new Date(hour - MEASURED_MS).toISOString());
    return measured.replies < FEWEST_REPLIES ? { ...measured, medianMinutes: null } : measured;
  }

  async #sendAsAnyone(operation: string, given: GivenEnquiry): Promise<string> {
    const { db, ports, idempotencyKey: key } = this.#dependencies;
    const now = ports.clock.now();
    const creation = { key, accountId: ANYONE, operation, given, now };
    const before = await createdBefore(db, creation);
    if (before !== undefined) {
      return before;
    }
    const checked = await this.#check(given);
    return inTransaction(db, (transaction) =>
      once(transaction, creation, () => this.#insert(transaction, checked, null, now.toISOString())),
    );
  }

  async #check(given: GivenEnquiry): Promise<CheckedEnquiry> {
    const { ports, viewer } = this.#dependencies;
    const checked = checkEnquiry(given);
    await ports.limiter.take(enquiryRequests, networkOfViewer(viewer));
    await ports.limiter.take(enquiryMails, emailKey(checked.email));
    return checked;
  }

  async #insert(
    transaction: Transaction<DB>,
    checked: CheckedEnquiry,
    accountId: string | null,
    now: string,
  ): Promise<string> {
    const reference = newReference('M', now);
    const id = await insertEnquiry(transaction, { ...checked, reference, accountId, now });
    const { ports } = this.#dependencies;
    await mailReceipt(transaction, { id, reference, email: checked.email, accountId }, { ports, now });
    return id;
  }
}
