import { insertAuditEntry } from '../audit/audit.queries.ts';
import { ConflictError, ForbiddenError, NotSignedInError, ValidationError } from '../graph/errors.ts';
import { listOperatorsForUpdate } from '../operations/account-access.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { type SignedInViewer, signedIn } from '../viewer.ts';
import { guesses } from './account-limits.ts';
import { mailAccountDeleted } from './account-mail.ts';
import { deleteAccount, findAccount, findPasswordHash } from './accounts.queries.ts';
import { emailKey } from './email-address.ts';
import { type KeptRecord, keptRecords } from './kept-records.ts';
import { findSessionStart } from './sessions.queries.ts';

/** Whoever has no password must have signed in so recently. */
const RECENT_MS = 10 * 60_000;

/** The rules of leaving. */
export class AccountDeletionService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the account, which is that of whoever asks, has a password to be asked for. */
  async asksPassword(id: string): Promise<boolean> {
    return (await findPasswordHash(this.#dependencies.db, id)) !== null;
  }

  /**
   * Deletes the account of whoever asks with all that is kept about them, and ends all sessions. They are told by mail;
   * mails that wait for them go, too.
   *
   * @returns what stays, and why.
   * @throws NotSignedInError
   * @throws ValidationError where the password is not theirs.
   * @throws ForbiddenError where they have none, and did not sign in just now.
   * @throws ConflictError where no operator would be left.
   * @throws RateLimitedError
   */
  async delete(password: string | null | undefined): Promise<readonly KeptRecord[]> {
    const { db, viewer, ports, sessionCookie } = this.#dependencies;
    const asking = signedIn(viewer);
    const email = await this.#confirm(asking, password);
    const { accountId: id } = asking;
    const instant = ports.clock.now();
    const now = instant.toISOString();
    await inTransaction(db, async (transaction) => {
      const operators = await listOperatorsForUpdate(transaction);
      if (operators.length === 1 && operators[0] === id) {
        throw new ConflictError('You are the last operator. Make somebody else an operator first.');
      }
      await deleteAccount(transaction, id);
      const actor = { kind: 'account' as const, id };
      const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
      await insertAuditEntry(transaction, { actor, action: 'account.deleted', ...subject, now });
      await mailAccountDeleted(transaction, email, { site: ports.site, now: instant });
    });
    sessionCookie?.clear();
    return keptRecords;
  }

  /** A session that somebody left open must not be enough. The address that is told, where it is. */
  async #confirm({ accountId, sessionId }: SignedInViewer, password: string | null | undefined): Promise<string> {
    const { db, ports } = this.#dependencies;
    const [account, digest] = await Promise.all([findAccount(db, accountId), findPasswordHash(db, accountId)]);
    if (!account) {
      throw new NotSignedInError('No user logged in');
    }
    if (digest === null) {
      const begun = await findSessionStart(db, sessionId);
      if (!begun || ports.clock.now().getTime() - new Date(begun).getTime() > RECENT_MS) {
        throw new ForbiddenError('Sign in again first, then delete your account within 10 minutes.');
      }
      return account.email;
    }
    await ports.limiter.take(guesses, emailKey(account.email));
    if (!(await ports.passwords.matches(password ?? '', digest))) {
      throw ValidationError.of('password', 'Your password is not correct');
    }
    return account.email;
  }
}
