import type { Kysely } from 'kysely';
import type { Clock, LinkTokens } from '../ports.ts';
import type { DB } from '../tables.ts';
import { withToken } from './link-place.ts';
import type { MailContent } from './mail-content.ts';
import {
  type DueMail,
  endMail,
  giveMailUp,
  type MailFailure,
  noteMailFailure,
  takeWaitingMail,
  type WaitingMail,
} from './outbox.queries.ts';

/** What a mail server made of a mail. */
export type SendOutcome =
  | { readonly accepted: true }
  /** Not accepted; `isFinal` if the same mail would be refused again. */
  | { readonly accepted: false; readonly failure: MailFailure; readonly isFinal: boolean };

/**
 * Looks at a mail about a record once more, just before it is sent: its words as they are, or made anew; undefined where nothing
 * is left of what it tells of: then it is not sent.
 */
export type WordsAtSending = (mail: {
  readonly recordId: string;
  readonly writtenAt: string;
  readonly documentVersionId: string | null;
  readonly words: MailContent;
}) => Promise<MailContent | undefined>;

export interface OutboxHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly linkTokens: LinkTokens;
  /** By the kinds of mails that may no longer be true when they are sent. */
  readonly wordsAtSending?: Readonly<Record<string, WordsAtSending>>;
}

const tooLate: SendOutcome = { accepted: false, failure: 'too_late', isFinal: true };

/** The mail was not accepted, and is to be tried again. It says nothing about a person. */
export class MailNotAcceptedError extends Error {
  override readonly name = 'MailNotAcceptedError';

  constructor(failure: MailFailure) {
    super(`A mail was not accepted: ${failure}.`);
  }
}

/** Rules of sending a mail. One instance for each process, as it remembers sent mails. */
export class OutboxService {
  readonly #db: Kysely<DB>;
  readonly #clock: Clock;
  readonly #linkTokens: LinkTokens;
  readonly #wordsAtSending: Readonly<Record<string, WordsAtSending>>;
  /** Accepted mails that the database could not record: they are not sent a second time. */
  readonly #unmarked = new Set<string>();

  constructor(host: OutboxHost) {
    this.#db = host.db;
    this.#clock = host.clock;
    this.#linkTokens = host.linkTokens;
    this.#wordsAtSending = host.wordsAtSending ?? {};
  }

  /**
   * Sends one mail. Nothing is sent where it has come to its end, is gone with its account, is of no use any more, tells of
   * nothing that is still there, or another attempt has begun since. A mail is sent a second time only where this process went down, or stood still for so long
   * that another one took its work, after a mail server had been handed the mail and before that was noted.
   *
   * @param claim the mail, and when this attempt began.
   * @throws MailNotAcceptedError if it is to be tried again.
   */
  async send(
    claim: { readonly id: string; readonly claimedAt: string },
    send: (mail: DueMail) => Promise<SendOutcome>,
  ): Promise<void> {
    const { id } = claim;
    const mail = await takeWaitingMail(this.#db, claim);
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
    if (isFinal) {
      await endMail(this.#db, id, { failure });
      return;
    }
    await noteMailFailure(this.#db, id, failure);
    throw new MailNotAcceptedError(failure);
  }

  /** Ends a mail that the queue tries no more. */
  giveUp(id: string): Promise<void> {
    return giveMailUp(this.#db, id);
  }

  async #attempt(
    { linkId, linkPurpose, record, documentVersionId, ...mail }: WaitingMail & DueMail,
    send: (mail: DueMail) => Promise<SendOutcome>,
  ): Promise<SendOutcome> {
    if (this.#unmarked.has(mail.id)) {
      return { accepted: true };
    }
    const isLate = mail.uselessAfter !== null && mail.uselessAfter <= this.#clock.now().toISOString();
    if (isLate || (linkId !== null && linkPurpose === null)) {
      return tooLate;
    }
    if (record !== null) {
      const anew = this.#wordsAtSending[mail.kind];
      const { subject, text, html } = mail;
      const about = { recordId: record.id, documentVersionId, writtenAt: mail.createdAt };
      const words = anew ? await anew({ ...about, words: { subject, text, html } }) : mail;
      return words
        ? send(withToken({ ...mail, ...words }, this.#linkTokens.tokenOf(record.purpose, record.id)))
        : tooLate;
    }
    const hasLink = linkId !== null && linkPurpose !== null;
    return send(hasLink ? withToken(mail, this.#linkTokens.tokenOf(linkPurpose, linkId)) : mail);
  }
}
