import { listOperatorsForUpdate } from '../../access/account-access.queries.ts';
import { act } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { leaveForGood } from '../../access/leaving.ts';
import { lockOrganisationOf } from '../../access/members/memberships.queries.ts';
import { uncountAllOf } from '../../access/publications.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError } from '../../errors.ts';
import { forgetResult } from '../../idempotency/idempotency.queries.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { uncountEnrolmentsOf } from '../../training/enrolments/enrolments.queries.ts';
import { giveBackPlacesOf } from '../../training/webinars/places/waiting-list.ts';
import { mailAccountDeleted } from '../account-mail.ts';
import { deleteAccount, findPasswordHash } from '../accounts.queries.ts';
import { confirmReauthentication, reauthenticate } from '../sessions/reauthentication.ts';
import { keepAcceptedQuotes } from './kept-quotes.queries.ts';
import { type KeptRecord, keptRecords } from './kept-records.ts';
import { deleteOwnInvitations } from './own-membership.queries.ts';
import { deleteOwnSubscriptions } from './own-subscription.queries.ts';

/** The rules of leaving. */
export class AccountDeletionService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the account, which is that of the caller, has a password to be asked for. */
  async asksPassword(id: string): Promise<boolean> {
    return (await findPasswordHash(holderOfRow(this.#dependencies).db, id)) !== null;
  }

  /**
   * Deletes the account of the caller with all data about them, and ends all sessions. It sends a confirmation by mail;
   * waiting mails are deleted too.
   *
   * @returns what stays, and why.
   * @throws NotSignedInError
   * @throws ValidationError if the password is wrong.
   * @throws ForbiddenError if the account has no password, and its last sign-in is too old.
   * @throws ConflictError if no operator, or no manager of the organisation, would be left.
   * @throws RateLimitedError
   */
  async delete(password: string | null | undefined): Promise<readonly KeptRecord[]> {
    const { ports, viewer, sessionCookie, deviceCookie } = this.#dependencies;
    return act(
      this.#dependencies,
      {
        as: 'member',
        input: (_db, actor) => reauthenticate(this.#dependencies, actor, { password, doing: 'delete your account' }),
        lockFirst: async (transaction) => {
          await listOperatorsForUpdate(transaction);
          await lockOrganisationOf(transaction, signedIn(viewer).accountId);
        },
        lockAccount: 'exclusive',
        changesFigures: true,
      },
      async ({ transaction, actor, input: shown, instant, now, audit, afterCommit }) => {
        await confirmReauthentication(transaction, actor, shown);
        const { accountId: id, email } = actor;
        const operators = await listOperatorsForUpdate(transaction);
        if (operators.length === 1 && operators[0] === id) {
          throw new ConflictError('You are the last operator. Make another account an operator first.');
        }
        await leaveForGood(transaction, { id, actor: { kind: 'account', id }, now });
        await keepAcceptedQuotes(transaction, id);
        await uncountAllOf(transaction, id);
        await deleteOwnSubscriptions(transaction, id);
        await uncountEnrolmentsOf(transaction, id);
        await giveBackPlacesOf(transaction, id, { ports, now });
        await deleteOwnInvitations(transaction, id);
        await deleteAccount(transaction, id);
        await forgetResult(transaction, id);
        audit('account.deleted', { subjectKind: 'account', subjectId: id, ownerId: id });
        await mailAccountDeleted(transaction, email, { ports, now: instant });
        afterCommit(() => sessionCookie?.clear());
        afterCommit(() => deviceCookie?.clear());
        return keptRecords;
      },
    );
  }
}
