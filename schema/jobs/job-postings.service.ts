import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { findAccessForShare } from '../accounts/accounts.queries.ts';
import { publisherOf } from '../accounts/publisher.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { londonDate } from '../graph/clock-text.ts';
import { ConflictError, NotFoundError, RateLimitedError, ValidationError } from '../graph/errors.ts';
import { isUuid } from '../graph/uuid.ts';
import { createdBefore, once } from '../idempotency/once.ts';
import { findById } from '../lists/keyed-row.ts';
import { isStoredAddress, placeOfAddress } from '../places/posted-places.queries.ts';
import type { Location } from '../places/read-location.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { verified } from '../viewer.ts';
import type { GivenJob } from './job-draft.ts';
import { jobChanges, newAddresses, newJobs } from './job-limits.ts';
import { type Asking, mayChangeJob, mayCloseJob, maySeeJob } from './job-postings.policy.ts';
import {
  closeJob,
  employerOfName,
  findPosting,
  holdJob,
  insertJob,
  type Posting,
  reopenJob,
  updateJob,
} from './job-postings.queries.ts';
import { readJob } from './job-reading.ts';
import type { JobRow } from './job-row.ts';
import { wantedParts } from './job-selection.ts';
import { listedJobs } from './listed-jobs.ts';

const findJob = findById(listedJobs);
const NOT_FOUND = 'There is no job with this id.';
const TOO_MANY_ADDRESSES = `You can add ${newAddresses.attempts} new addresses in 24 hours. Enter a town without a postcode, or try again later.`;
const NO_READER = 'Nobody could read applications that are sent here.';

/** The rules of advertising posts, for verified accounts. */
export class JobPostingsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Advertises a post, with the organisation of the account as the employer. The same request with the same
   * Idempotency-Key advertises it once.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where the account is not verified.
   * @throws ValidationError that names each field.
   * @throws ConflictError while the same request is still at work.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async create(given: GivenJob, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db, viewer, ports, idempotencyKey: key } = this.#dependencies;
    const { accountId } = verified(viewer);
    const now = this.#now;
    const creation = { key, accountId, operation: 'createJob', given, now };
    const findBefore = async (transaction: Transaction<DB>) => {
      await publisherOf(transaction, this.#dependencies);
      return createdBefore(transaction, creation);
    };
    const created = key === undefined ? undefined : await inTransaction(db, findBefore);
    if (created !== undefined) {
      return this.#read(created, fields);
    }
    const { draft, location, references } = await readJob(db, given, londonDate(now));
    await ports.limiter.take(newJobs, accountId);
    await this.#countAddress(location);
    const reference = newReference(now);
    const id = await inTransaction(db, async (transaction) => {
      const { organization } = await publisherOf(transaction, this.#dependencies);
      return once(transaction, creation, async () => {
        if (organization === '') {
          throw ValidationError.of('organization', 'Enter your organisation in your profile first');
        }
        const employerId = await employerOfName(transaction, organization);
        const placeId = await placeIdOf(transaction, location);
        const ids = { placeId, employerId, ownerId: accountId };
        const job = { ...draft, ...references, ...ids, reference, now: now.toISOString() };
        const inserted = await insertJob(transaction, job);
        await this.#note(transaction, 'job.created', inserted, accountId);
        return inserted;
      });
    });
    return this.#read(id, fields);
  }

  /** Refuses who may not advertise posts, as `create` does. @throws NotSignedInError @throws ForbiddenError */
  mayCreate(): void {
    verified(this.#dependencies.viewer);
  }

  /**
   * Rewrites a post. Its employer stays.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's, or the account is no longer of its employer.
   * @throws NotFoundError
   * @throws ValidationError that names each field.
   * @throws RateLimitedError
   */
  async update(id: string, given: GivenJob, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db } = this.#dependencies;
    await this.#mayTry(id, mayChangeJob);
    await this.#countChange();
    const { draft, location, references } = await readJob(db, given, londonDate(this.#now));
    await this.#countAddress(location);
    await inTransaction(db, async (transaction) => {
      const { ownerId, employerId, hasReader } = await this.#held(transaction, id, mayChangeJob);
      if (draft.applyUrl === null && !hasReader) {
        throw ValidationError.of('applyUrl', `${NO_READER} Enter a web address where people apply`);
      }
      const placeId = await placeIdOf(transaction, location);
      await updateJob(transaction, id, { ...draft, ...references, placeId, employerId });
      await this.#note(transaction, 'job.updated', id, ownerId);
    });
    return this.#read(id, fields);
  }

  /**
   * Closes a post: it is listed no more, and its address says that it is closed. Closing it again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's.
   * @throws NotFoundError
   */
  async close(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db } = this.#dependencies;
    await this.#mayTry(id, mayCloseJob);
    await this.#countChange();
    await inTransaction(db, async (transaction) => {
      const { ownerId } = await this.#held(transaction, id, mayCloseJob);
      if (await closeJob(transaction, id, this.#now.toISOString())) {
        await this.#note(transaction, 'job.closed', id, ownerId);
      }
    });
    return this.#read(id, fields);
  }

  /**
   * Opens a closed post again, as it was. Opening an open one changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's, or the account is no longer of its employer.
   * @throws NotFoundError
   * @throws ConflictError where its last day is over, or nobody could read the applications.
   * @throws RateLimitedError
   */
  async reopen(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db } = this.#dependencies;
    await this.#mayTry(id, mayChangeJob);
    await this.#countChange();
    await inTransaction(db, async (transaction) => {
      const { ownerId, closesAt, applyUrl, hasReader } = await this.#held(transaction, id, mayChangeJob);
      if (closesAt !== null && closesAt < londonDate(this.#now)) {
        throw new ConflictError('The closing date of this job is over. Change it first.');
      }
      if (applyUrl === null && !hasReader) {
        throw new ConflictError(`${NO_READER} Enter a web address where people apply first.`);
      }
      if (await reopenJob(transaction, id)) {
        await this.#note(transaction, 'job.reopened', id, ownerId);
      }
    });
    return this.#read(id, fields);
  }

  /** Whoever may not change a post is refused before anything is counted or looked at; `#held` decides it. */
  async #mayTry(id: string, allow: typeof mayChangeJob): Promise<void> {
    const { db, viewer } = this.#dependencies;
    await this.#allowed(db, id, verified(viewer), allow);
  }

  /** A post to change by who asks; the post, they and its owner stay as they are until the transaction is over. */
  async #held(transaction: Transaction<DB>, id: string, allow: typeof mayChangeJob): Promise<Posting> {
    const publisher = await publisherOf(transaction, this.#dependencies);
    const { ownerId } = await this.#allowed(transaction, id, publisher, allow);
    // The account before its posts, as whoever takes both down holds them.
    if (ownerId !== null && ownerId !== publisher.accountId) {
      await findAccessForShare(transaction, ownerId);
    }
    await holdJob(transaction, id);
    return this.#allowed(transaction, id, publisher, allow);
  }

  async #allowed(db: Kysely<DB>, id: string, asking: Asking, allow: typeof mayChangeJob): Promise<Posting> {
    const posting = isUuid(id) ? await findPosting(db, id) : undefined;
    if (!posting || !maySeeJob(asking, posting)) {
      throw new NotFoundError(NOT_FOUND);
    }
    allow(asking, posting);
    return posting;
  }

  /** Each change stands in the audit log, which nobody can shorten. */
  async #countChange(): Promise<void> {
    const { viewer, ports } = this.#dependencies;
    await ports.limiter.take(jobChanges, verified(viewer).accountId);
  }

  /** An address that is new becomes a row that stays while a post is there. */
  async #countAddress(location: Location): Promise<void> {
    const { db, viewer, ports } = this.#dependencies;
    if (location.isKnown || (await isStoredAddress(db, location))) {
      return;
    }
    try {
      await ports.limiter.take(newAddresses, verified(viewer).accountId);
    } catch (error) {
      throw error instanceof RateLimitedError
        ? new RateLimitedError(TOO_MANY_ADDRESSES, error.retryAfterSeconds)
        : error;
    }
  }

  async #read(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    const job = await findJob(this.#dependencies.db, id, wantedParts(fields));
    if (!job) {
      throw new NotFoundError(NOT_FOUND);
    }
    return job;
  }

  async #note(db: ServiceDependencies['db'], action: string, subjectId: string, ownerId: string | null): Promise<void> {
    const actor = { kind: 'account' as const, id: verified(this.#dependencies.viewer).accountId };
    await insertAuditEntry(db, { actor, action, subjectKind: 'job', subjectId, ownerId, now: this.#now.toISOString() });
  }

  get #now(): Date {
    return this.#dependencies.ports.clock.now();
  }
}

function placeIdOf(transaction: Transaction<DB>, location: Location): Promise<string> | string {
  return location.isKnown ? location.id : placeOfAddress(transaction, location);
}

/** What a post is called on paper, like P2026-4821037752. */
function newReference(now: Date): string {
  return `P${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
