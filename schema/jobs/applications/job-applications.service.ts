import type { Kysely } from 'kysely';
import { type AuditSubject, act, mayAct, type Rules } from '../../access/act.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { applications } from '../job-limits.ts';
import { findPosting } from '../postings/job-postings.queries.ts';
import { checkStatement, refuseApplicant, refuseOwner } from './job-application-checks.ts';
import { mailAcknowledgement, mailReceived } from './job-application-mail.ts';
import type { OwnApplicationRow } from './job-application-row.ts';
import {
  countApplication,
  findJobForUpdate,
  findOwnApplication,
  findStageOfOwn,
  holdOwnApplication,
  insertApplication,
  uncountApplication,
  withdrawApplication,
} from './job-applications.queries.ts';
import { listedOwnApplications } from './listed-own-applications.ts';

/** What a user sends to apply for a post, not checked yet. */
export interface GivenApplication {
  readonly statement?: string | null | undefined;
}

/** Which applications are listed; by default all. */
export interface OwnApplicationFilter {
  /** Only the one for this post, if there is one. */
  readonly jobId?: string | null | undefined;
  /** Only those for these posts. */
  readonly jobIds?: readonly string[] | null | undefined;
}

const APPLIED_BEFORE = 'You have applied for this job already. You can apply once for each job.';
const WITHDRAWN_BEFORE = 'You withdrew your application for this job. You cannot apply for it again.';
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
   * @throws ForbiddenError if it is the caller's own post.
   * @throws ConflictError if the post is closed, or one has applied for it already.
   * @throws KeyReusedError
   * @throws ValidationError that names the field.
   * @throws RateLimitedError
   */
  async apply(jobId: string, given: GivenApplication): Promise<OwnApplicationRow> {
    const { db, ports } = this.#dependencies;
    const id = await act(
      this.#dependencies,
      { ...toApply(jobId), once: { operation: 'applyForJob', given: { jobId, ...given } }, limit: applications },
      async ({ transaction, actor, instant, now, audit }) => {
        const { accountId, firstName, lastName, email, phone } = actor;
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
          const before = await findStageOfOwn(transaction, { jobId, accountId });
          throw new ConflictError(before === 'withdrawn' ? WITHDRAWN_BEFORE : APPLIED_BEFORE);
        }
        if (told) {
          await countApplication(transaction, jobId);
          const { reader, title } = job;
          const recipient = reader ?? { id: job.ownerId, email: job.ownerEmail };
          await mailReceived(
            transaction,
            { id: jobId, title, ownerId: recipient.id, ownerEmail: recipient.email },
            { ports, now },
          );
          await mailAcknowledgement(transaction, { applicant: actor, job }, { ports, now });
        }
        audit(told ? 'application.submitted' : 'application.started_elsewhere', subject(inserted, accountId));
        return inserted;
      },
    );
    return ownApplication(db, id, signedIn(this.#dependencies.viewer).accountId);
  }

  /**
   * Refuses an account that may not apply for a post, as `apply` does.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ForbiddenError if it is the caller's own post.
   */
  async mayApply(jobId: string): Promise<void> {
    await mayAct(this.#dependencies, toApply(jobId));
  }

  /**
   * Withdraws an application: the employer sees no more than that it was withdrawn. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if the caller has no such application.
   * @throws ConflictError if it was made elsewhere.
   */
  async withdraw(id: string): Promise<OwnApplicationRow> {
    return act(this.#dependencies, toChangeOwn(id), async ({ transaction, actor: { accountId }, row, now, audit }) => {
      if (row.startedElsewhere) {
        throw new ConflictError('You applied for this job on another website. Withdraw your application there.');
      }
      if (await withdrawApplication(transaction, id, now)) {
        await uncountApplication(transaction, row.jobId);
        audit('application.withdrawn', subject(id, accountId));
      }
      return ownApplication(transaction, id, accountId);
    });
  }

  /**
   * A page of the applications of the caller, the newest first.
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
}

function toApply(jobId: string) {
  return {
    as: 'member',
    may: async (db, { accountId }) => {
      const job = isUuid(jobId) ? await findPosting(db, jobId) : undefined;
      if (!job || job.hiddenAt !== null) {
        throw new NotFoundError(NO_SUCH_JOB);
      }
      refuseOwner(job, accountId);
      return job;
    },
  } as const satisfies Rules<unknown, unknown>;
}

/** Applications are changed by those who made them. */
export function toChangeOwn(id: string) {
  return {
    as: 'member',
    may: (db, { accountId }) => ownApplication(db, id, accountId),
    lockRow: (transaction, _row, { accountId }) => holdOwnApplication(transaction, { id, accountId }),
  } as const satisfies Rules<OwnApplicationRow, unknown>;
}

/** An application of the user's own. @throws NotFoundError */
export async function ownApplication(db: Kysely<DB>, id: string, accountId: string): Promise<OwnApplicationRow> {
  const found = isUuid(id) ? await findOwnApplication(db, { id, accountId }) : undefined;
  if (!found) {
    throw new NotFoundError('Application not found');
  }
  return found;
}

function subject(subjectId: string, ownerId: string): AuditSubject {
  return { subjectKind: 'job_application', subjectId, ownerId };
}
