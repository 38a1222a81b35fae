import type { Kysely } from 'kysely';
import type { Clock, LinkTokens } from '../ports.ts';
import type { DB } from '../tables.ts';
import { withToken } from './link-place.ts';
import {
  type DueMail,
  endMail,
  type MailFailure,
  noteMailFailure,
  takeWaitingMail,
  type WaitingMail,
} from './outbox.queries.ts';

/** What a mail server made of a mail. */
export type SendOutcome =
  | { readonly accepted: true }
  /** Not accepted; `isFinal` where the same mail would be refused again. */
  | { readonly accepted: false; readonly failure: MailFailure; readonly isFinal: boolean };

/** The mail was not accepted, and is to be tried again. It says nothing about a person. */
export class MailNotAcceptedError extends Error {
  override readonly name = 'MailNotAcceptedError';

  constructor(failure: MailFailure) {
    super(`A mail was not accepted: ${failure}.`);
  }
}

/** The rules of sending a mail. One for each process, as it remembers what it has sent. */
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
   * Sends one mail. Nothing is sent where it has come to its end, is gone with its account, or is of no use any more. A mail
   * is sent a second time only where this process, or its machine, went down after a mail server had accepted it and before
   * that was noted.
   *
   * @param isLastAttempt whether it is given up where it fails.
   * @throws MailNotAcceptedError where it is to be tried again.
   */
  async send(
    id: string,
    send: (mail: DueMail) => Promise<SendOutcome>,
    { isLastAttempt }: { readonly isLastAttempt: boolean },
  ): Promise<void> {
    const mail = await takeWaitingMail(this.#db, id);
    if (!mail) {
      return;
    }
    const { recipient } = mail;
    if (recipient === null) {
      await endMail(this.#db, id, {});
      return;
    }
    const outcome = await this.#attempt({ ...mail, recipient }, send);
    if (outcome.accepted) {
      this.#unmarked.add(id);
      await endMail(this.#db, id, { sentAt: this.#clock.now().toISOString() });
      this.#unmarked.delete(id);
      return;
    }
    const { failure, isFinal } = outcome;
    if (isFinal || isLastAttempt) {
      await endMail(this.#db, id, { failure });
      return;
    }
    await noteMailFailure(this.#db, id, failure);
    throw new MailNotAcceptedError(failure);
  }

  #attempt(
    { linkId, linkPurpose, ...mail }: WaitingMail & DueMail,
    send: (mail: DueMail) => Promise<SendOutcome>,
  ): Promise<SendOutcome> | SendOutcome {
    if (this.#unmarked.has(mail.id)) {
      return { accepted: true };
    }
    const isLate = mail.uselessAfter !== null && mail.uselessAfter <= this.#clock.now().toISOString();
    if (isLate || (linkId !== null && linkPurpose === null)) {
      return { accepted: false, failure: 'too_late', isFinal: true };
    }
    const hasLink = linkId !== null && linkPurpose !== null;
    return send(hasLink ? withToken(mail, this.#linkTokens.tokenOf(linkPurpose, linkId)) : mail);
  }
}
