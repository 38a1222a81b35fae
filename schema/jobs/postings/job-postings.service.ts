import { type AuditSubject, act, mayAct, type Rules } from '../../access/act.ts';
import { lockAccount } from '../../access/actor.queries.ts';
import type { Actor } from '../../access/actor.ts';
import { anyone } from '../../access/anyone.ts';
import { requireRole } from '../../access/members/membership.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { findById } from '../../queries/lists/keyed-row.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { londonDate } from '../../text/clock-text.ts';
import { FieldChecks } from '../../text/field-checks.ts';
import { checkAppliedFor } from '../applied-for.ts';
import { checkPartOfJob, type GivenJob } from '../job-draft.ts';
import { jobChanges, newJobs } from '../job-limits.ts';
import type { JobRow } from '../job-row.ts';
import { wantedParts } from '../job-selection.ts';
import { listedJobs } from '../listed-jobs.ts';
import { mayChangeJob, mayCloseJob, maySeeJob } from './job-postings.policy.ts';
import {
  closeJob,
  findAppliedForTerms,
  findPosting,
  holdJob,
  type Posting,
  reopenJob,
  updateJob,
} from './job-postings.queries.ts';
import { placeIdOf, postJob, readGivenJob } from './posted-job.ts';

const findJob = findById(listedJobs);
const NOT_FOUND = 'There is no job with this id.';
const NO_READER = 'No one could read applications that are sent here.';
/** Posts are advertised by verified accounts that publish for their organisation. */
export const toCreate = {
  as: 'verified',
  may: async (_db: unknown, actor: Actor) => requireRole(actor, 'publish'),
} as const;

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
   * @throws ForbiddenError if the account is not verified, or does not publish for its organisation.
   * @throws ValidationError that names each field.
   * @throws ConflictError while the same request is still running.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async create(given: GivenJob, fields: ReadonlySet<string>): Promise<JobRow> {
    const id = await act(
      this.#dependencies,
      {
        ...toCreate,
        once: { operation: 'createJob', given },
        changesFigures: true,
        limit: newJobs,
        input: (_db, actor) => readGivenJob(this.#dependencies, given, actor),
      },
      (acting) => postJob(acting, acting.input),
    );
    return this.#read(id, fields);
  }

  /** Refuses an account that may not advertise posts, as `create` does. @throws NotSignedInError @throws ForbiddenError */
  async mayCreate(): Promise<void> {
    await mayAct(this.#dependencies, toCreate);
  }

  /**
   * Replaces the content of a post. Its employer stays; after the first application, so do the fields that it depends on.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if it belongs to another account, or the account is no longer of its employer.
   * @throws NotFoundError
   * @throws ValidationError that names each field.
   * @throws RateLimitedError
   */
  async update(id: string, given: GivenJob, fields: ReadonlySet<string>): Promise<JobRow> {
    await act(
      this.#dependencies,
      { ...toChange(id, mayChangeJob), input: (_db, actor) => readGivenJob(this.#dependencies, given, actor) },
      async ({ transaction, row: { ownerId, employerId, hasReader }, input, now, audit }) => {
        const { draft, location, references } = input;
        if (draft.applyUrl === null && !hasReader) {
          throw ValidationError.of('applyUrl', `${NO_READER} Enter a web address where people apply`);
        }
        const appliedFor = await findAppliedForTerms(transaction, id);
        if (appliedFor) {
          const checks = new FieldChecks();
          checkAppliedFor(checks, appliedFor, input);
          checks.done();
        }
        const placeId = appliedFor?.placeId ?? (await placeIdOf(transaction, location));
        await updateJob(transaction, id, { ...draft, ...references, placeId, employerId, now });
        audit('job.updated', subject(id, ownerId));
      },
    );
    return this.#read(id, fields);
  }

  /** Refuses accounts that may not change a post, as `update` does. @throws NotSignedInError @throws ForbiddenError @throws NotFoundError */
  async mayUpdate(id: string): Promise<void> {
    await mayAct(this.#dependencies, toChange(id, mayChangeJob));
  }

  /**
   * Closes a post: it is listed no more, and its address says that it is closed. Closing it again changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if it belongs to another account.
   * @throws NotFoundError
   * @throws RateLimitedError
   */
  async close(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    await act(this.#dependencies, toChange(id, mayCloseJob), async ({ transaction, row, now, audit }) => {
      if (await closeJob(transaction, id, now)) {
        audit('job.closed', subject(id, row.ownerId));
      }
    });
    return this.#read(id, fields);
  }

  /**
   * Opens a closed post again, as it was. Opening an open one changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if another account owns it, or the account no longer belongs to its employer.
   * @throws NotFoundError
   * @throws ConflictError if its last day is over, or no account could read the applications.
   * @throws RateLimitedError
   */
  async reopen(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    await act(this.#dependencies, toChange(id, mayChangeJob), async ({ transaction, row, now, audit }) => {
      const { ownerId, closesAt, applyUrl, hasReader } = row;
      if (closesAt !== null && closesAt < this.#today) {
        throw new ConflictError('The closing date of this job is over. Change it first.');
      }
      if (applyUrl === null && !hasReader) {
        throw new ConflictError(`${NO_READER} Enter a web address where people apply first.`);
      }
      if (await reopenJob(transaction, id, now)) {
        audit('job.reopened', subject(id, ownerId));
      }
    });
    return this.#read(id, fields);
  }

  /** Notes in `checks` what else is wrong with a post of which fields are missing or have been refused. */
  checkPart(checks: FieldChecks, given: Partial<GivenJob>): void {
    anyone(this.#dependencies);
    checkPartOfJob(checks, given, this.#today);
  }

  async #read(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    const job = await findJob(this.#dependencies.db, id, wantedParts(fields));
    if (!job) {
      throw new NotFoundError(NOT_FOUND);
    }
    return job;
  }

  get #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}

/** The rules of a change of a post. Each change adds to the audit log, which is append-only, so changes are limited. */
function toChange(id: string, allow: typeof mayChangeJob) {
  return {
    as: 'verified',
    limit: jobChanges,
    changesFigures: true,
    may: async (db, actor) => {
      const posting = isUuid(id) ? await findPosting(db, id) : undefined;
      if (!posting || !maySeeJob(actor, posting)) {
        throw new NotFoundError(NOT_FOUND);
      }
      allow(actor, posting);
      return posting;
    },
    lockRow: async (transaction, { ownerId }, actor) => {
      // The account before its posts, in the order in which a suspension locks them.
      if (ownerId !== null && ownerId !== actor.accountId) {
        await lockAccount(transaction, ownerId, 'shared');
      }
      await holdJob(transaction, id);
    },
  } as const satisfies Rules<Posting, unknown>;
}

function subject(subjectId: string, ownerId: string | null): AuditSubject {
  return { subjectKind: 'job', subjectId, ownerId };
}
