import { insertAuditEntry } from '../audit/audit.queries.ts';
import { ConflictError } from '../graph/errors.ts';
import { forgetResult } from '../idempotency/idempotency.queries.ts';
import { findAccessForUpdate, listOperatorsForUpdate } from '../operations/account-access.queries.ts';
import { takeDown } from '../operations/take-down.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { mailAccountDeleted } from './account-mail.ts';
import { deleteAccount, findPasswordHash } from './accounts.queries.ts';
import { type KeptRecord, keptRecords } from './kept-records.ts';
import { reauthenticate, reauthenticated } from './reauthentication.ts';

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
    const { db, ports, sessionCookie, deviceCookie } = this.#dependencies;
    const shown = await reauthenticate(this.#dependencies, { password, doing: 'delete your account' });
    const instant = ports.clock.now();
    const now = instant.toISOString();
    await inTransaction(db, async (transaction) => {
      const operators = await listOperatorsForUpdate(transaction);
      // Of two requests at once the second finds nobody.
      const { id, email } = await reauthenticated(transaction, this.#dependencies, shown, findAccessForUpdate);
      if (operators.length === 1 && operators[0] === id) {
        throw new ConflictError('You are the last operator. Make somebody else an operator first.');
      }
      const actor = { kind: 'account' as const, id };
      await takeDown(transaction, { id, actor, now });
      await deleteAccount(transaction, id);
      await forgetResult(transaction, id);
      const subject = { subjectKind: 'account', subjectId: id, ownerId: id };
      await insertAuditEntry(transaction, { actor, action: 'account.deleted', ...subject, now });
      await mailAccountDeleted(transaction, email, { site: ports.site, now: instant });
    });
    sessionCookie?.clear();
    deviceCookie?.clear();
    return keptRecords;
  }
}
