import { anyone } from '../../access/anyone.ts';
import { emailKey } from '../../accounts/email-address.ts';
import { checkEmailAddress } from '../../accounts/email-checks.ts';
import { ValidationError } from '../../errors.ts';
import { forgetResult } from '../../idempotency/idempotency.queries.ts';
import { ANYONE, createdBefore, once } from '../../idempotency/once.ts';
import { SUBSCRIPTION_LINK } from '../../outbox/link-place.ts';
import { shortText } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { inTransaction } from '../../transaction.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import {
  askForSubscription,
  confirmSubscription,
  deleteSubscription,
  findSubscription,
} from './status-subscriptions.queries.ts';
import { subscriptionMails, subscriptionRequests } from './subscription-limits.ts';
import { oldestUnconfirmed } from './subscription-link.ts';
import { mailSubscription } from './subscription-mail.ts';

/** What has become of the subscription that a mailed link is about. */
export type SubscriptionState = 'waiting' | 'confirmed' | 'over';

const MAILED = 'We have sent you an email. It says what to do next.';

/** The rules of getting an email when something is said of an incident. It takes no account. */
export class StatusSubscriptionsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Mails an address the link by which its reader subscribes. The sentence, and the work, are the same where it is subscribed
   * already: the mail says so. The same request with the same Idempotency-Key mails once.
   *
   * @throws ValidationError if it is no e-mail address.
   * @throws RateLimitedError
   * @throws ConflictError while the same request is still running. @throws KeyReusedError
   */
  async subscribe(givenEmail: string): Promise<string> {
    const { db, ports, viewer, idempotencyKey } = anyone(this.#dependencies);
    const now = ports.clock.now();
    const request = { operation: 'subscribeToStatus', given: { email: givenEmail } };
    const creation = { ...request, key: idempotencyKey, accountId: ANYONE, now };
    if ((await createdBefore(db, creation)) !== undefined) {
      return MAILED;
    }
    const checks = new FieldChecks();
    const email = checkEmailAddress(checks, 'email', givenEmail);
    checks.done();
    const key = emailKey(email);
    await ports.limiter.take(subscriptionRequests, networkOfViewer(viewer));
    await ports.limiter.take(subscriptionMails, key);
    await inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        const asked = await askForSubscription(transaction, { email, emailKey: key, now: now.toISOString() });
        await mailSubscription(transaction, asked, { ports, now });
        return asked.id;
      }),
    );
    return MAILED;
  }

  /**
   * What has become of the subscription of a mailed link, without following it. A token that was never mailed is told from
   * nothing else that is over, and asks the database nothing.
   *
   * @throws ValidationError if the token is too long.
   */
  async stateOf(token: string): Promise<SubscriptionState> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(SUBSCRIPTION_LINK, shortText('token', token));
    const found = id === undefined ? undefined : await findSubscription(db, id);
    if (found?.confirmedAt) {
      return 'confirmed';
    }
    return found && found.askedAt > oldestUnconfirmed(ports.clock.now()) ? 'waiting' : 'over';
  }

  /**
   * Follows the link that was mailed to an address, which is subscribed from then on. Followed again, it does nothing more.
   *
   * @throws ValidationError if the link is not valid.
   */
  async confirm(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const now = ports.clock.now();
    const id = ports.linkTokens.idOf(SUBSCRIPTION_LINK, token);
    const times = { askedAfter: oldestUnconfirmed(now), now: now.toISOString() };
    if (id === undefined || !(await confirmSubscription(db, id, times))) {
      throw ValidationError.of('token', 'This link is too old, or you have unsubscribed since. Subscribe again.');
    }
    return 'You now get an email when something is said of an incident.';
  }

  /**
   * Ends a subscription by the link in each of its mails, and deletes its address. Where it has ended, the answer is the same.
   *
   * @throws ValidationError if no such link was ever mailed.
   */
  async unsubscribe(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(SUBSCRIPTION_LINK, token);
    if (id === undefined) {
      throw ValidationError.of('token', 'This link is not complete. Copy the whole of it from the email.');
    }
    await inTransaction(db, async (transaction) => {
      await deleteSubscription(transaction, id);
      await forgetResult(transaction, id);
    });
    return 'You get no more emails about the status, and your email address is deleted.';
  }
}
