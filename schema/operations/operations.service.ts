import type { Kysely, Transaction } from 'kysely';
import type { AccessChange } from '../access/access-change.ts';
import {
  setAccess,
  suspendAccount,
  undoVerification,
  unsuspendAccount,
  verifyAccount,
} from '../access/access-changes.ts';
import { listOperatorsForUpdate } from '../access/account-access.queries.ts';
import { act } from '../access/act.ts';
import { holderOfRow } from '../access/anyone.ts';
import { countPublications } from '../access/hidden-publications.ts';
import type { Publications } from '../access/publications.ts';
import { checkSuspensionReason } from '../access/suspension-reason.ts';
import { type Access, operator } from '../access/viewer.ts';
import { NotFoundError } from '../errors.ts';
import { plainListReader } from '../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { isUuid } from '../queries/uuid.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { accessChanges } from './access-limits.ts';
import { type AccountFilter, readAccountFilter } from './account-filter.ts';
import { findAccountRecord } from './account-record.queries.ts';
import type { AccountRecordRow } from './account-record-row.ts';
import { listedAccounts } from './listed-accounts.ts';
import { type VerificationClock, verificationClock } from './verification-clock.ts';

/** An account after an operator's change. */
export interface ChangedAccount {
  readonly account: AccountRecordRow;
  /** Whether it was another one before. */
  readonly changed: boolean;
}

/** Answers whether it changed anything. */
type Work = (transaction: Transaction<DB>, change: AccessChange) => Promise<boolean>;

const readAccounts = plainListReader(listedAccounts);

/**
 * What operators do about accounts. Each call throws NotSignedInError or ForbiddenError for all others, and what changes
 * one RateLimitedError.
 */
export class OperationsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of accounts.
   *
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async listAccounts(filter: AccountFilter, page: PageArguments): Promise<Connection<AccountRecordRow>> {
    const { db, viewer } = this.#dependencies;
    operator(viewer);
    return readAccounts(db, { ...readAccountFilter(filter), page });
  }

  /** How long an account has waited to be verified; null if it does not wait. */
  verificationOf(record: AccountRecordRow): VerificationClock | null {
    return verificationClock(record, holderOfRow(this.#dependencies).ports.clock.now());
  }

  /**
   * Lets an account publish in the name of its organisation.
   *
   * @param organization the one that the operator has checked, if known.
   * @throws NotFoundError
   * @throws ConflictError if it is another one by now.
   */
  async verify(id: string, organization?: string | null): Promise<ChangedAccount> {
    return this.#change(id, (transaction, change) => verifyAccount(transaction, change, organization));
  }

  /**
   * Takes back a verification that was given by mistake.
   *
   * @param verifiedAt when it was given.
   * @throws NotFoundError
   * @throws ConflictError if the account is an operator by now, or another operator has verified it since.
   */
  async undoVerification(id: string, verifiedAt: string): Promise<ChangedAccount> {
    return this.#change(id, (transaction, change) => undoVerification(transaction, change, verifiedAt));
  }

  /** The number of publications that a suspension would hide, or its end would show; null if there is no such account. */
  async publicationsOf(id: string): Promise<Publications | null> {
    const { db, viewer, ports } = this.#dependencies;
    operator(viewer);
    const isKnown = isUuid(id) && (await findAccountRecord(db, id)) !== undefined;
    return isKnown ? countPublications(db, id, ports.clock.now()) : null;
  }

  /**
   * Ends all sessions of an account, blocks its sign-in, and hides its publications.
   *
   * @throws NotFoundError
   * @throws ConflictError
   * @throws ValidationError if the reason is too short or too long.
   */
  async suspend(id: string, reason: string): Promise<ChangedAccount> {
    return this.#change(id, (transaction, change) =>
      suspendAccount(transaction, change, checkSuspensionReason(reason)),
    );
  }

  /** Lets a suspended account sign in again, and shows its publications. @throws NotFoundError */
  async unsuspend(id: string): Promise<ChangedAccount> {
    return this.#change(id, unsuspendAccount);
  }

  /** Makes an account an operator, or takes access away again. @throws NotFoundError @throws ConflictError */
  async setAccess(id: string, access: Access, organization?: string | null): Promise<ChangedAccount> {
    return this.#change(id, (transaction, change) => setAccess(transaction, change, access, organization));
  }

  #change(id: string, work: Work): Promise<ChangedAccount> {
    const { viewer, ports } = this.#dependencies;
    return act(
      this.#dependencies,
      {
        as: 'operator',
        changesFigures: true,
        may: (db) => readRecord(db, id),
        limit: { limit: accessChanges, who: `${operator(viewer).accountId} ${id}` },
        // All operators before the caller's own account, in one order: two who change each other would deadlock.
        lockFirst: listOperatorsForUpdate,
      },
      async ({ transaction, actor, now }) => {
        const changed = await work(transaction, {
          id,
          actor: { kind: 'account', id: actor.accountId },
          ports,
          now,
        });
        return { account: await readRecord(transaction, id), changed };
      },
    );
  }
}

async function readRecord(db: Kysely<DB>, id: string): Promise<AccountRecordRow> {
  const record = isUuid(id) ? await findAccountRecord(db, id) : undefined;
  if (!record) {
    throw new NotFoundError('Account not found');
  }
  return record;
}
