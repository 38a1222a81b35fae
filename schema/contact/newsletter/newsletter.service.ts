import { anyone } from '../../access/anyone.ts';
import { emailKey } from '../../accounts/email-address.ts';
import { checkEmailAddress } from '../../accounts/email-checks.ts';
import { ValidationError } from '../../errors.ts';
import { ANYONE, createdBefore, once } from '../../idempotency/once.ts';
import { NEWSLETTER_LINK } from '../../outbox/link-place.ts';
import { shortText } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { inTransaction } from '../../transaction.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { newsletterMails, newsletterRequests } from '../contact-limits.ts';
import { listWords } from './list-words.ts';
import { oldestUnconfirmedReader } from './newsletter-link.ts';
import type { NewsletterList } from './newsletter-list.ts';
import { mailConfirmation, mailSubscribed } from './newsletter-mail.ts';
import {
  askForNewsletter,
  confirmNewsletter,
  deleteNewsletterSubscription,
  findNewsletterSubscription,
} from './newsletter-subscriptions.queries.ts';

/** What has become of the subscription that a mailed link is about. */
export type NewsletterState = 'waiting' | 'confirmed' | 'over';

/** The state of a mailed link, and its newsletter; null if the link is no longer valid. */
export interface FoundNewsletterLink {
  readonly state: NewsletterState;
  readonly list: NewsletterList | null;
}

const MAILED = 'We have sent you an email. It says what to do next.';

/** The rules of getting a newsletter. It takes no account. */
export class NewsletterService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Mails an address the link by which its reader subscribes. The sentence, and the work, are the same where it is subscribed
   * already: the mail says so. The same request with the same Idempotency-Key mails once.
   *
   * @throws ValidationError that names each field.
   * @throws RateLimitedError
   * @throws ConflictError while the same request is still running. @throws KeyReusedError
   */
  async subscribe(givenEmail: string, givenName: string | null | undefined, list: NewsletterList): Promise<string> {
    const { db, ports, viewer, idempotencyKey } = anyone(this.#dependencies);
    const instant = ports.clock.now();
    const given = { list, email: givenEmail, name: givenName ?? null };
    const creation = {
      key: idempotencyKey,
      accountId: ANYONE,
      operation: 'subscribeToNewsletter',
      given,
      now: instant,
    };
    if ((await createdBefore(db, creation)) !== undefined) {
      return MAILED;
    }
    const checks = new FieldChecks();
    const email = checkEmailAddress(checks, 'email', givenEmail);
    const name = checks.line('name', givenName, { most: 100, name: 'Full name' }) || null;
    checks.done();
    const key = emailKey(email);
    await ports.limiter.take(newsletterRequests, networkOfViewer(viewer));
    await ports.limiter.take(newsletterMails, key);
    const now = instant.toISOString();
    await inTransaction(db, (transaction) =>
      once(transaction, creation, async () => {
        const asked = await askForNewsletter(transaction, { list, email, emailKey: key, name, now });
        const reader = { ...asked, list };
        if (asked.confirmedAt === null) {
          await mailConfirmation(transaction, reader, { ports, now });
        } else {
          await mailSubscribed(transaction, reader, { ports, now, isKnown: true });
        }
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
  async stateOf(token: string): Promise<FoundNewsletterLink> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(NEWSLETTER_LINK, shortText('token', token));
    const found = id === undefined ? undefined : await findNewsletterSubscription(db, id);
    if (found?.confirmedAt) {
      return { state: 'confirmed', list: found.list };
    }
    return found && found.askedAt > oldestUnconfirmedReader(ports.clock.now())
      ? { state: 'waiting', list: found.list }
      : { state: 'over', list: null };
  }

  /**
   * Follows the link that was mailed to an address, which is subscribed from then on and told so. Followed again, it does
   * nothing more.
   *
   * @throws ValidationError if the link is not valid.
   */
  async confirm(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const instant = ports.clock.now();
    const now = instant.toISOString();
    const id = ports.linkTokens.idOf(NEWSLETTER_LINK, token);
    const subscribed =
      id === undefined
        ? undefined
        : await inTransaction(db, async (transaction) => {
            const times = { askedAfter: oldestUnconfirmedReader(instant), now };
            const confirmed = await confirmNewsletter(transaction, id, times);
            if (confirmed) {
              await mailSubscribed(transaction, { id, ...confirmed }, { ports, now, isKnown: false });
              return confirmed.list;
            }
            const found = await findNewsletterSubscription(transaction, id);
            return found?.confirmedAt ? found.list : undefined;
          });
    if (!subscribed) {
      throw ValidationError.of('token', 'This link is too old, or you have unsubscribed since. Subscribe again.');
    }
    return `You now get the ${listWords[subscribed].name}.`;
  }

  /**
   * Ends a subscription by the link in each of its mails, and deletes its address. Where it has ended, the answer is the same.
   *
   * @throws ValidationError if no such link was ever mailed.
   */
  async unsubscribe(token: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const id = ports.linkTokens.idOf(NEWSLETTER_LINK, token);
    if (id === undefined) {
      throw ValidationError.of('token', 'This link is not complete. Copy the whole of it from the email.');
    }
    return listWords[(await deleteNewsletterSubscription(db, id)) ?? 'news'].ended;
  }
}
