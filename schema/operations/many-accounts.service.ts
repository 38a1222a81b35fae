import { mayAct } from '../access/act.ts';
import { operator } from '../access/viewer.ts';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../errors.ts';
import { LONGEST_TEXT, refuseLongList } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { AccountRecordRow } from './account-record-row.ts';
import { type ChangedAccount, OperationsService } from './operations.service.ts';

/** What came of a change of one of several accounts. */
export interface AccountOutcome {
  readonly id: string;
  /** Null if it could not be changed. */
  readonly account: AccountRecordRow | null;
  readonly changed: boolean;
  /** Why it could not be changed. */
  readonly message: string | null;
}

/** What concerns one account alone. The rights of the operator are among them, which may end before the list does. */
const reasons = [NotFoundError, ConflictError, RateLimitedError, ForbiddenError, NotSignedInError];

/**
 * What operators do about several accounts at once. Each is changed in a transaction of its own, as one alone is: with its
 * entry in the audit log, its mail and its limit. Each call throws NotSignedInError or ForbiddenError for all others.
 */
export class ManyAccountsService {
  readonly #dependencies: ServiceDependencies;
  readonly #operations: OperationsService;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
    this.#operations = new OperationsService(dependencies);
  }

  /**
   * Verifies accounts, each with the organisation that the operator has checked.
   *
   * @throws ValidationError if there are too many.
   */
  async verify(
    accounts: readonly { readonly id: string; readonly organization?: string | null | undefined }[],
  ): Promise<AccountOutcome[]> {
    operator(this.#dependencies.viewer);
    refuseLongList('accounts', accounts);
    refuseLongIds('accounts', accounts);
    return this.#each(accounts, ({ id, organization }) => this.#operations.verify(id, organization));
  }

  /** Takes verifications back that were given by mistake. @throws ValidationError if there are too many. */
  async undo(
    verifications: readonly { readonly id: string; readonly verifiedAt: string }[],
  ): Promise<AccountOutcome[]> {
    operator(this.#dependencies.viewer);
    refuseLongList('verifications', verifications);
    refuseLongIds('verifications', verifications);
    return this.#each(verifications, ({ id, verifiedAt }) => this.#operations.undoVerification(id, verifiedAt));
  }

  /** One after the other: all of them lock the operators first, so that they would wait for each other. */
  async #each<Item extends { readonly id: string }>(
    items: readonly Item[],
    change: (item: Item) => Promise<ChangedAccount>,
  ): Promise<AccountOutcome[]> {
    await mayAct(this.#dependencies, { as: 'operator' });
    const once = new Map(items.toReversed().map((item) => [item.id.toLowerCase(), item]));
    const outcomes: AccountOutcome[] = [];
    for (const item of items.filter((one) => once.get(one.id.toLowerCase()) === one)) {
      outcomes.push({ id: item.id, ...(await outcomeOf(change(item))) });
    }
    return outcomes;
  }
}

/** Each identifier is answered with its outcome. @throws ValidationError if one is longer than any could be. */
function refuseLongIds(path: string, items: readonly { readonly id: string }[]): void {
  const place = items.findIndex(({ id }) => id.length > LONGEST_TEXT);
  if (place !== -1) {
    throw ValidationError.of(`${path}.${place}.id`, `An identifier must be ${LONGEST_TEXT} characters or fewer.`);
  }
}

async function outcomeOf(change: Promise<ChangedAccount>): Promise<Omit<AccountOutcome, 'id'>> {
  try {
    return { ...(await change), message: null };
  } catch (error) {
    if (reasons.some((reason) => error instanceof reason)) {
      return { account: null, changed: false, message: (error as Error).message };
    }
    throw error;
  }
}
