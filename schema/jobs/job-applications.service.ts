import type { Transaction } from 'kysely';
import type { AccountRow } from '../accounts/account-row.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { londonDate } from '../graph/clock-text.ts';
import { ConflictError, NotFoundError, ValidationError } from '../graph/errors.ts';
import { FieldChecks } from '../graph/field-checks.ts';
import { refuseLongList } from '../graph/filter-values.ts';
import type { Connection, PageArguments } from '../graph/page.ts';
import { isUuid } from '../graph/uuid.ts';
import { createdBefore, once } from '../idempotency/once.ts';
import { plainListReader } from '../lists/plain-list.queries.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { DB } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { signedIn } from '../viewer.ts';
import { checkStatement, refuseApplicant, refuseOwner } from './job-application-checks.ts';
import { mailReceived } from './job-application-mail.ts';
import type { OwnApplicationRow } from './job-application-row.ts';
import {
  countApplication,
  findJobForUpdate,
  findOwnApplication,
  holdOwnApplication,
  insertApplication,
  withdrawApplication,
} from './job-applications.queries.ts';
import { applications } from './job-limits.ts';
import { findPosting } from './job-postings.queries.ts';
import { listedOwnApplications } from './listed-own-applications.ts';

/** What somebody sends to apply for a post, not looked at yet. */
export interface GivenApplication {
  readonly statement?: string | null | undefined;
}

/** Which applications are listed; all of them where nothing is said. */
export interface OwnApplicationFilter {
  /** Only the one for this post, if there is one. */
  readonly jobId?: string | null | undefined;
  /** Only those for these posts. */
  readonly jobIds?: readonly string[] | null | undefined;
}

const NO_SUCH_JOB = 'There is no job with this id.';
const readApplications = plainListReader(listedOwnApplications);

/** The rules of applying for posts: each person sees, and withdraws, their own applications. */
export class JobApplicationsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Applies for a post, with name, address and phone number as the profile has them. Of a post that is applied for
   * elsewhere it is noted that the person went there. The same request with the same Idempotency-Key applies once.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ForbiddenError where it is one's own post.
   * @throws ConflictError where the post is closed, or one has applied for it already.
   * @throws KeyReusedError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async apply(jobId: string, given: GivenApplication): Promise<OwnApplicationRow> {
    const { ports, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const instant = ports.clock.now();
    const now = instant.toISOString();
    const { idempotencyKey: key } = this.#dependencies;
    const creation = { key, accountId, operation: 'applyForJob', given: { jobId, ...given }, now: instant };
    const findBefore = async (transaction: Transaction<DB>) => {
      const before = await createdBefore(transaction, creation);
      return before === undefined ? undefined : this.#own(transaction, before);
    };
    const created = key === undefined ? undefined : await this.#asPresent(findBefore);
    if (created !== undefined) {
      return created;
    }
    await this.mayApply(jobId);
    await ports.limiter.take(applications, accountId);
    return this.#asPresent(async (transaction, { firstName, lastName, email, phone }) => {
      const id = await once(transaction, creation, async () => {
        const job = await findJobForUpdate(transaction, jobId);
        if (!job || job.hiddenAt !== null) {
          throw new NotFoundError(NO_SUCH_JOB);
        }
        refuseApplicant(job, accountId, londonDate(instant));
        const checks = new FieldChecks();
        const statement = checkStatement(checks, given.statement, job);
        checks.done();
        const told = statement === null ? null : { statement, name: `${firstName} ${lastName}`, email, phone };
        const inserted = await insertApplication(transaction, { jobId, accountId, told, now });
        if (inserted === undefined) {
          throw new ConflictError('You have applied for this job already. You can apply once for each job.');
        }
        if (told) {
          await countApplication(transaction, jobId);
          await mailReceived(transaction, { ...job, id: jobId }, { site: ports.site, now });
        }
        await this.#note(transaction, told ? 'application.submitted' : 'application.started_elsewhere', inserted);
        return inserted;
      });
      return this.#own(transaction, id);
    });
  }

  /**
   * Refuses who may not apply for a post, as `apply` does.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ForbiddenError where it is one's own post.
   */
  async mayApply(jobId: string): Promise<void> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const job = isUuid(jobId) ? await findPosting(db, jobId) : undefined;
    if (!job || job.hiddenAt !== null) {
      throw new NotFoundError(NO_SUCH_JOB);
    }
    refuseOwner(job, accountId);
  }

  /**
   * Withdraws an application: the employer sees no more than that it was withdrawn. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError where one has no such application.
   * @throws ConflictError where it was made elsewhere.
   */
  async withdraw(id: string): Promise<OwnApplicationRow> {
    const { ports } = this.#dependencies;
    return this.#asPresent(async (transaction, { id: accountId }) => {
      if (isUuid(id)) {
        await holdOwnApplication(transaction, { id, accountId });
      }
      const { startedElsewhere } = await this.#own(transaction, id);
      if (startedElsewhere) {
        throw new ConflictError('You applied for this job on another website. Withdraw your application there.');
      }
      if (await withdrawApplication(transaction, id, ports.clock.now().toISOString())) {
        await this.#note(transaction, 'application.withdrawn', id);
      }
      return this.#own(transaction, id);
    });
  }

  /**
   * A page of the applications of whoever asks, the newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async list({ jobId, jobIds }: OwnApplicationFilter, page: PageArguments): Promise<Connection<OwnApplicationRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    if (jobId != null && !isUuid(jobId)) {
      throw ValidationError.of('jobId', 'jobId must be the identifier of a job.');
    }
    refuseLongList('jobIds', jobIds);
    if (jobIds != null && !jobIds.every(isUuid)) {
      throw ValidationError.of('jobIds', 'jobIds must be the identifiers of jobs.');
    }
    return readApplications(db, {
      shape: { job: jobId != null, jobs: jobIds != null },
      values: { account, job: jobId ?? '', jobs: [...new Set(jobIds)] },
      order: 'newest',
      page,
    });
  }

  /** Does something as whoever asks, as they are in the transaction. @throws NotSignedInError */
  #asPresent<Result>(work: (transaction: Transaction<DB>, account: AccountRow) => Promise<Result>): Promise<Result> {
    return inTransaction(this.#dependencies.db, async (transaction) =>
      work(transaction, await presentAccount(transaction, this.#dependencies)),
    );
  }

  async #own(transaction: Transaction<DB>, id: string): Promise<OwnApplicationRow> {
    const { accountId } = signedIn(this.#dependencies.viewer);
    const found = isUuid(id) ? await findOwnApplication(transaction, { id, accountId }) : undefined;
    if (!found) {
      throw new NotFoundError('Application not found');
    }
    return found;
  }

  async #note(db: Transaction<DB>, action: string, subjectId: string): Promise<void> {
    const { viewer, ports } = this.#dependencies;
    const { accountId: id } = signedIn(viewer);
    const subject = { subjectKind: 'job_application', subjectId, ownerId: id };
    const now = ports.clock.now().toISOString();
    await insertAuditEntry(db, { actor: { kind: 'account', id }, action, ...subject, now });
  }
}
