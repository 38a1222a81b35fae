import { act } from '../../access/act.ts';
import { ConflictError } from '../../errors.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { findPasswordHash } from '../accounts.queries.ts';
import { confirmReauthentication, requireRecentSignIn } from '../sessions/reauthentication.ts';
import { type Session, SessionIssuer } from '../sessions/session-issuer.ts';
import { checkNewPassword } from './password-checks.ts';
import { replacePassword } from './replace-password.ts';

/** The rules of the first password of an account that was opened at Google or LinkedIn. */
export class FirstPasswordService {
  readonly #dependencies: ServiceDependencies;
  readonly #issuer: SessionIssuer;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
    this.#issuer = new SessionIssuer(dependencies);
  }

  /**
   * Sets it for a user who has signed in recently. A mailed link would do too, but is meant for users who have lost
   * control, and so disconnects the provider that they sign in with.
   *
   * @throws NotSignedInError
   * @throws ConflictError if there is a password.
   * @throws ForbiddenError if they did not sign in recently.
   * @throws ValidationError that names the field.
   */
  async set(newPassword: string): Promise<Session> {
    const { ports } = this.#dependencies;
    const started = await act(
      this.#dependencies,
      {
        as: 'member',
        input: (_db, { accountId }) => this.#check(accountId, newPassword),
        lockAccount: 'exclusive',
      },
      async ({ transaction, actor, input: passwordHash, instant: now }) => {
        // Of two that are set at the same moment one holds, and none takes the place of one chosen by a mailed link.
        await confirmReauthentication(transaction, actor, { passwordHash: null });
        const { accountId: id, email } = actor;
        const action = 'account.password_set';
        await replacePassword(transaction, { account: { id, email }, passwordHash, action, ports, now });
        return this.#issuer.start(transaction, id);
      },
    );
    return this.#issuer.answer(started);
  }

  /** The digest of a password that may be set. */
  async #check(accountId: string, newPassword: string): Promise<string> {
    const { db, ports } = this.#dependencies;
    if ((await findPasswordHash(db, accountId)) !== null) {
      throw new ConflictError('Your account has a password already. Change that one.');
    }
    await requireRecentSignIn(this.#dependencies, 'set a password');
    const checks = new FieldChecks();
    await checkNewPassword(checks, 'newPassword', newPassword, ports.passwords);
    checks.done();
    return ports.passwords.hash(newPassword);
  }
}
