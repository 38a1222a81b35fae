import type { Kysely } from 'kysely';
import type { Clock, LinkTokens } from '../ports.ts';
import type { DB } from '../tables.ts';
import { withToken } from './link-place.ts';
import {
  type ClaimedMail,
  claimDueMail,
  type DueMail,
  type MailFailure,
  markMailFailed,
  markMailSent,
} from './outbox.queries.ts';

/** What a mail server made of a mail. */
export type SendOutcome =
  | { readonly accepted: true }
  /** Not accepted; `isFinal` where the same mail would be refused again. */
  | { readonly accepted: false; readonly failure: MailFailure; readonly isFinal: boolean };

const MINUTE_MS = 60_000;
/** How long an attempt may take at most, before another process may try. */
const LEASE_MS = 5 * MINUTE_MS;
/** After how many minutes a mail is tried again that failed once, twice and so on; after these it is given up. */
const RETRY_AFTER_MINUTES: readonly number[] = [1, 5, 15, 60, 180, 360, 720];

/** The rules of sending what waits in the outbox. One for each process, as it remembers what it has sent. */
export class OutboxService {
  readonly #db: Kysely<DB>;
  readonly #clock: Clock;
  readonly #linkTokens: LinkTokens;
  /** Accepted, but the database could not be told: they are not sent a second time for that. */
  readonly #unmarked = new Set<string>();

  constructor(host: { readonly db: Kysely<DB>; readonly clock: Clock; readonly linkTokens: LinkTokens }) {
    this.#db = host.db;
    this.#clock = host.clock;
    this.#linkTokens = host.linkTokens;
  }

  /**
   * Sends all mails that are due, one after the other; how many were accepted. A mail is sent a second time only where
   * this process, or its machine, went down after a mail server had accepted it and before that was noted.
   */
  async sendDue(send: (mail: DueMail) => Promise<SendOutcome>, signal?: AbortSignal): Promise<number> {
    for (let accepted = 0; ; ) {
      const mail = signal?.aborted ? undefined : await this.#claim();
      if (!mail) {
        return accepted;
      }
      const outcome = await this.#attempt(mail, send);
      if (outcome.accepted) {
        accepted += 1;
        this.#unmarked.add(mail.id);
        await markMailSent(this.#db, mail.id, this.#now.toISOString());
        this.#unmarked.delete(mail.id);
      } else {
        const nextAttemptAt = outcome.isFinal ? null : this.#retryAt(mail.attempts);
        await markMailFailed(this.#db, mail, { failure: outcome.failure, nextAttemptAt });
      }
    }
  }

  #claim(): Promise<ClaimedMail | undefined> {
    const now = this.#now;
    const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
    return claimDueMail(this.#db, { now: now.toISOString(), leaseEndsAt: leaseEndsAt.toISOString() });
  }

  #attempt(claimed: ClaimedMail, send: (mail: DueMail) => Promise<SendOutcome>): Promise<SendOutcome> | SendOutcome {
    const { linkId, linkPurpose, ...mail } = claimed;
    if (this.#unmarked.has(mail.id)) {
      return { accepted: true };
    }
    const isLate = mail.uselessAfter !== null && mail.uselessAfter <= this.#now.toISOString();
    if (isLate || (linkId !== null && linkPurpose === null)) {
      return { accepted: false, failure: 'too_late', isFinal: true };
    }
    const hasLink = linkId !== null && linkPurpose !== null;
    return send(hasLink ? withToken(mail, this.#linkTokens.tokenOf(linkPurpose, linkId)) : mail);
  }

  #retryAt(attempts: number): string | null {
    const minutes = RETRY_AFTER_MINUTES[attempts - 1];
    return minutes === undefined ? null : new Date(this.#now.getTime() + minutes * MINUTE_MS).toISOString();
  }

  get #now(): Date {
    return this.#clock.now();
  }
}
