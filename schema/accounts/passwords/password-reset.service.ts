import { anyone } from '../../access/anyone.ts';
import { ValidationError } from '../../errors.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { inTransaction } from '../../transaction.ts';
import { networkOfViewer } from '../../visitors/visitor.ts';
import { followedLinks, resetMails, resetRequests } from '../account-limits.ts';
import { mailPasswordReset } from '../account-mail.ts';
import { findLink, followLink } from '../email/follow-link.ts';
import { confirmAddress, findRecipientForShare } from '../email/mailed-tokens.queries.ts';
import { emailKey } from '../email-address.ts';
import { checkEmailAddress } from '../email-checks.ts';
import { forgetGuesses } from '../sessions/counted-guess.ts';
import { checkNewPassword } from './password-checks.ts';
import { replacePassword } from './replace-password.ts';

/** The rules of getting back in without the password. */
export class PasswordResetService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Mails a link to a new password, if there is an account with the address. The sentence, and the work, are the same
   * if there is none.
   *
   * @throws ValidationError if it is no e-mail address.
   * @throws RateLimitedError
   */
  async request(givenEmail: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    const checks = new FieldChecks();
    const email = checkEmailAddress(checks, 'email', givenEmail);
    checks.done();
    const key = emailKey(email);
    await ports.limiter.take(resetRequests, this.#network);
    await ports.limiter.take(resetMails, key);
    const now = ports.clock.now();
    await inTransaction(db, async (transaction) => {
      const account = await findRecipientForShare(transaction, key);
      await mailPasswordReset(transaction, account, { ports, now });
    });
    return 'If there is an account with this email address, we have sent it a link to choose a new password.';
  }

  /**
   * Chooses a new password by a mailed link, which is used up. Every session ends, and the address counts as confirmed.
   *
   * @throws ValidationError if the link is not valid, or the password may not be used.
   * @throws RateLimitedError
   */
  async reset(token: string, newPassword: string): Promise<string> {
    const { db, ports } = anyone(this.#dependencies);
    await ports.limiter.take(followedLinks, this.#network);
    const now = ports.clock.now();
    const found = await findLink(this.#dependencies, token, ['reset_password']);
    if (!found) {
      throw deadLink();
    }
    const checks = new FieldChecks();
    await checkNewPassword(checks, 'newPassword', newPassword, ports.passwords);
    checks.done();
    const passwordHash = await ports.passwords.hash(newPassword);
    const { accountId: id, email } = found;
    await inTransaction(db, async (transaction) => {
      if (!(await followLink(transaction, found))) {
        throw deadLink();
      }
      await confirmAddress(transaction, id, now.toISOString());
      const action = 'account.password_reset';
      await replacePassword(transaction, { account: { id, email }, passwordHash, action, ports, now });
    });
    // A user who reads the mails of the address need not wait because a user has guessed.
    await forgetGuesses(this.#dependencies, emailKey(email));
    return 'Your password has been changed. You can sign in with it now.';
  }

  get #network(): string {
    return networkOfViewer(this.#dependencies.viewer);
  }
}

function deadLink(): ValidationError {
  return ValidationError.of('token', 'This link has been used already, or it is too old. Ask for a new one.');
}
