import type { Transaction } from 'kysely';
import { act } from '../../access/act.ts';
import type { Actor } from '../../access/actor.ts';
import { anyone, holderOfRow } from '../../access/anyone.ts';
import { insertAuditEntry } from '../../access/audit-entries.queries.ts';
import { ConflictError, ValidationError } from '../../errors.ts';
import { shortText } from '../../queries/filter-values.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { inTransaction } from '../../transaction.ts';
import { violatesUnique } from '../../unique-violation.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { confirmationMails, followedLinks, lookedAtLinks } from '../account-limits.ts';
import { mailConfirmation, mailEmailChange, mailEmailChanged } from '../account-mail.ts';
import { findCredentials } from '../accounts.queries.ts';
import { emailKey } from '../email-address.ts';
import { checkEmailAddress } from '../email-checks.ts';
import { confirmReauthentication, reauthenticate } from '../sessions/reauthentication.ts';
import { confirmationMailWasGivenUp } from './confirmation-mail.queries.ts';
import { findLink, followLink } from './follow-link.ts';
import { linkPurposes } from './mailed-link.ts';
import { confirmAddress, deleteLinksOf, type FollowedLink, replaceAddress } from './mailed-tokens.queries.ts';

const DEAD_LINK = 'This link has been used already, or it is too old. Sign in and ask for a new one.';
const TAKEN = 'Another account has this email address.';
/** What of two accounts that take an address at the same moment lets only one have it. */
const ONE_ACCOUNT_EACH = 'account_email_key_key';

/** Rules of confirming and changing the e-mail address of an account. */
export class EmailConfirmationService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Mails the link that confirms the caller's address again.
   *
   * @throws NotSignedInError
   * @throws ConflictError if it is confirmed.
   * @throws RateLimitedError
   */
  async sendAgain(): Promise<string> {
    const { ports } = this.#dependencies;
    const rules = {
      as: 'member',
      may: async (_db: unknown, actor: Actor) => refuseConfirmed(actor),
      limit: confirmationMails,
    } as const;
    // To the address that the account has now, unless it is confirmed.
    await act(this.#dependencies, rules, ({ transaction, actor: { accountId: id, email }, instant: now }) =>
      mailConfirmation(transaction, { id, email }, { ports, now }),
    );
    return 'We have sent you a link to confirm your email address.';
  }

  /**
   * Asks for another address, which the account has once the link is followed that is mailed there.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the field.
   * @throws ForbiddenError if the account has no password, and the caller did not sign in recently.
   * @throws RateLimitedError
   */
  async requestChange(givenEmail: string, password: string | null | undefined): Promise<string> {
    const { ports } = this.#dependencies;
    await act(
      this.#dependencies,
      { as: 'member', input: (_db, actor) => this.#checkChange(actor, givenEmail, password) },
      async ({ transaction, actor, input: { newEmail, shown }, instant: now }) => {
        await confirmReauthentication(transaction, actor, shown);
        const { accountId: id } = actor;
        const owner = await findCredentials(transaction, emailKey(newEmail));
        const isTaken = owner !== undefined && owner.id !== id;
        await mailEmailChange(transaction, { id, newEmail, isTaken }, { ports, now });
      },
    );
    return 'We have sent a link to the new email address, unless another account has it. Your account has it once you have used the link.';
  }

  async #checkChange(actor: Actor, givenEmail: string, password: string | null | undefined) {
    const checks = new FieldChecks();
    const newEmail = checkEmailAddress(checks, 'newEmail', givenEmail);
    if (newEmail === actor.email) {
      checks.refuse('newEmail', 'Enter an email address that is not the one you have');
    }
    checks.done();
    const shown = await reauthenticate(this.#dependencies, actor, { password, doing: 'change your email address' });
    // Counted here: mistyped passwords are counted apart.
    await this.#dependencies.ports.limiter.take(confirmationMails, actor.accountId);
    return { newEmail, shown };
  }

  /**
   * Follows a mailed link, which is used up: the address that the account has, or is to have, is its owner's.
   *
   * @throws ValidationError if the link is not valid.
   * @throws ConflictError if the address has become another account's.
   * @throws RateLimitedError
   */
  async confirm(token: string): Promise<string> {
    const { db, ports, viewer } = anyone(this.#dependencies);
    await ports.limiter.take(followedLinks, networkOfViewer(viewer));
    const now = ports.clock.now();
    const found = await findLink(this.#dependencies, token, ['confirm_email', 'change_email']);
    if (!found) {
      throw ValidationError.of('token', DEAD_LINK);
    }
    await inTransaction(db, async (transaction) => {
      if (!(await followLink(transaction, found))) {
        throw ValidationError.of('token', DEAD_LINK);
      }
      await this.#follow(transaction, found, now);
    }).catch((error: unknown) => {
      throw violatesUnique(error, ONE_ACCOUNT_EACH) ? new ConflictError(TAKEN) : error;
    });
    return found.newEmail === null ? 'Your email address is confirmed.' : 'Your email address has been changed.';
  }

  /**
   * Whether a mailed link, of whichever purpose, can be followed.
   *
   * @throws ValidationError if the token is too long.
   * @throws RateLimitedError
   */
  async isGood(token: string): Promise<boolean> {
    const { ports, viewer } = anyone(this.#dependencies);
    await ports.limiter.take(lookedAtLinks, networkOfViewer(viewer));
    return (await findLink(this.#dependencies, shortText('token', token), linkPurposes)) !== undefined;
  }

  /** Whether the last mail that asked to confirm the address of an account, which the caller was given, was given up. */
  async mailWasGivenUp(accountId: string): Promise<boolean> {
    return confirmationMailWasGivenUp(holderOfRow(this.#dependencies).db, accountId);
  }

  async #follow(
    transaction: Transaction<DB>,
    { accountId: id, email, newEmail }: FollowedLink,
    instant: Date,
  ): Promise<void> {
    const now = instant.toISOString();
    if (newEmail === null) {
      await confirmAddress(transaction, id, now);
    } else if (await replaceAddress(transaction, { id, email: newEmail, emailKey: emailKey(newEmail), now })) {
      // A reader of the old mailbox must not get in by a link that was sent there before.
      await deleteLinksOf(transaction, id);
      await mailEmailChanged(transaction, email, { ports: this.#dependencies.ports, now: instant });
    } else {
      throw new ConflictError(TAKEN);
    }
    const action = newEmail === null ? 'account.email_confirmed' : 'account.email_changed';
    const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
    await insertAuditEntry(transaction, { actor: { kind: 'account', id }, action, ...subject, now });
  }
}

/** @throws ConflictError if the address of the account is confirmed. */
function refuseConfirmed({ emailConfirmedAt }: Actor): void {
  if (emailConfirmedAt !== null) {
    throw new ConflictError('Your email address is confirmed already.');
  }
}
