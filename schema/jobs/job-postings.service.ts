import { randomInt } from 'node:crypto';
import { findAccount } from '../accounts/accounts.queries.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { londonDate } from '../graph/clock-text.ts';
import { ConflictError, NotFoundError, NotSignedInError } from '../graph/errors.ts';
import { FieldChecks } from '../graph/field-checks.ts';
import { isUuid } from '../graph/uuid.ts';
import { once } from '../idempotency/once.ts';
import { findById } from '../lists/keyed-row.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { inTransaction } from '../transaction.ts';
import { type SignedInViewer, signedIn, verified } from '../viewer.ts';
import type { GivenJob } from './job-draft.ts';
import { mayChangeJob } from './job-postings.policy.ts';
import { closeJob, employerOfName, findPosting, insertJob, reopenJob, updateJob } from './job-postings.queries.ts';
import { readJob } from './job-reading.ts';
import type { JobRow } from './job-row.ts';
import { wantedParts } from './job-selection.ts';
import { listedJobs } from './listed-jobs.ts';

const findJob = findById(listedJobs);
const NOT_FOUND = 'There is no job with this id.';

/** The rules of advertising posts, for verified accounts. */
export class JobPostingsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Advertises a post, with the organisation of the account as the employer.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where the account is not verified.
   * @throws ValidationError that names each field.
   */
  async create(given: GivenJob, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = verified(viewer);
    const { draft, references } = await readJob(db, given, londonDate(this.#now));
    const organization = await this.#organizationOf(accountId);
    const now = this.#now;
    const reference = newReference(now);
    const request = { key: this.#dependencies.idempotencyKey, accountId, operation: 'createJob', given, now };
    const id = await inTransaction(db, (transaction) =>
      once(transaction, request, async () => {
        const employerId = await employerOfName(transaction, organization);
        const job = { ...draft, ...references, employerId, ownerId: accountId, reference, now: now.toISOString() };
        const inserted = await insertJob(transaction, job);
        await this.#note(transaction, 'job.created', inserted, accountId);
        return inserted;
      }),
    );
    return this.#read(id, fields);
  }

  /**
   * Rewrites a post. Its employer stays.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where it is another account's.
   * @throws NotFoundError
   * @throws ValidationError that names each field.
   */
  async update(id: string, given: GivenJob, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db } = this.#dependencies;
    const { ownerId } = await this.#changeable(id);
    const { draft, references } = await readJob(db, given, londonDate(this.#now));
    const { employerId } = await this.#read(id, new Set());
    await inTransaction(db, async (transaction) => {
      await updateJob(transaction, id, { ...draft, ...references, employerId });
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
    const { ownerId } = await this.#changeable(id);
    await inTransaction(db, async (transaction) => {
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
   * @throws ForbiddenError where it is another account's.
   * @throws NotFoundError
   * @throws ConflictError where its last day is over.
   */
  async reopen(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db } = this.#dependencies;
    const { ownerId, closesAt } = await this.#changeable(id);
    if (closesAt !== null && closesAt < londonDate(this.#now)) {
      throw new ConflictError('The closing date of this job is over. Change it first.');
    }
    await inTransaction(db, async (transaction) => {
      if (await reopenJob(transaction, id)) {
        await this.#note(transaction, 'job.reopened', id, ownerId);
      }
    });
    return this.#read(id, fields);
  }

  async #changeable(id: string) {
    const { db, viewer } = this.#dependencies;
    const account: SignedInViewer = verified(viewer);
    const posting = isUuid(id) ? await findPosting(db, id) : undefined;
    if (!posting) {
      throw new NotFoundError(NOT_FOUND);
    }
    mayChangeJob(account, posting);
    return posting;
  }

  async #organizationOf(accountId: string): Promise<string> {
    const account = await findAccount(this.#dependencies.db, accountId);
    if (!account) {
      throw new NotSignedInError('No user logged in');
    }
    // Access and organisation of one moment: a change of the one takes the other away.
    verified({ ...signedIn(this.#dependencies.viewer), access: account.access });
    const checks = new FieldChecks();
    if (account.organization === '') {
      checks.refuse('organization', 'Enter your organisation in your profile first');
    }
    checks.done();
    return account.organization;
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

/** What a post is called on paper, like P2026-4821037752. */
function newReference(now: Date): string {
  return `P${now.getUTCFullYear()}-${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
}
