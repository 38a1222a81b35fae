import type { Kysely } from 'kysely';
import { act, mayAct, type Rules } from '../../access/act.ts';
import { isOfOwn } from '../../access/members/membership.ts';
import { findMembership } from '../../access/members/memberships.queries.ts';
import { verified } from '../../access/viewer.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../errors.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { moves } from '../job-limits.ts';
import { maySeeJob } from '../postings/job-postings.policy.ts';
import { findPosting } from '../postings/job-postings.queries.ts';
import { mailMoved } from './job-application-mail.ts';
import type { ApplicationStage, ReceivedApplicationRow } from './job-application-row.ts';
import { findReceivedApplication, findReceivedForUpdate, isReceived, updateStage } from './job-applications.queries.ts';
import { listedReceivedApplications } from './listed-received-applications.ts';

const readApplications = plainListReader(listedReceivedApplications);
const NOT_FOUND = 'Application not found';

/**
 * The rules of the applications that come in. They are for those who publish for the organisation that advertised the post and
 * for no other user, operators included, and only while they are verified for the same employer: applicants have told the
 * employer about themselves, not the portal.
 */
export class ReceivedApplicationsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the applications to a post, the newest first.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where the post is not one's own, or its employer is not one's organisation now.
   * @throws NotFoundError
   * @throws ValidationError that names the paging argument.
   */
  async list(jobId: string, page: PageArguments): Promise<Connection<ReceivedApplicationRow>> {
    const { db, viewer } = this.#dependencies;
    const account = verified(viewer);
    const asking = { ...account, membership: await findMembership(db, account.accountId) };
    const job = isUuid(jobId) ? await findPosting(db, jobId) : undefined;
    if (!job || !maySeeJob(asking, job)) {
      throw new NotFoundError('There is no job with this id.');
    }
    if (!isOfOwn(asking, job)) {
      throw new ForbiddenError('Only the account that advertised this job can see its applications.');
    }
    if (!job.isOwnersEmployer) {
      throw new ForbiddenError('The applications are for the organisation that you advertised this job for.');
    }
    return readApplications(db, { shape: {}, values: { job: jobId }, order: 'newest', page });
  }

  /** Refuses who may not move an application, as `move` does. @throws NotSignedInError @throws ForbiddenError @throws NotFoundError */
  async mayMove(id: string): Promise<void> {
    await mayAct(this.#dependencies, toMove(id));
  }

  /**
   * Moves an application to another stage and tells the applicant. Moving it to where it is changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError where the account is not verified.
   * @throws NotFoundError where there is no such application to a post of one's own.
   * @throws ConflictError where it was withdrawn.
   * @throws ValidationError that names the argument.
   * @throws RateLimitedError
   */
  async move(id: string, given: ApplicationStage): Promise<ReceivedApplicationRow> {
    const { ports } = this.#dependencies;
    return act(
      this.#dependencies,
      { ...toMove(id), limit: { limit: moves, who: id }, input: () => checkStage(given) },
      async ({ transaction, actor, input: stage, now, audit }) => {
        const current = await findReceivedForUpdate(transaction, { id, askerId: actor.accountId });
        if (!current) {
          throw new NotFoundError(NOT_FOUND);
        }
        const { accountId, email: recipient, title } = current;
        if (accountId === actor.accountId) {
          throw new ForbiddenError('This is your own application. A colleague must move it.');
        }
        if (current.stage === 'withdrawn') {
          throw new ConflictError('The applicant has withdrawn this application.');
        }
        if (current.stage !== stage) {
          await updateStage(transaction, { id, stage, now });
          audit(`application.moved_to_${stage}`, {
            subjectKind: 'job_application',
            subjectId: id,
            ownerId: accountId,
          });
          await mailMoved(transaction, { recipient, accountId, title, stage }, { ports, now });
        }
        return read(transaction, id);
      },
    );
  }
}

/** Applications are moved by those who publish for the organisation that advertised the post, for its employer of now. */
function toMove(id: string) {
  return {
    as: 'verified',
    may: async (db, { accountId: askerId }) => {
      if (!isUuid(id) || !(await isReceived(db, { id, askerId }))) {
        throw new NotFoundError(NOT_FOUND);
      }
    },
  } as const satisfies Rules<void, unknown>;
}

/** @throws ValidationError where an employer may not move an application there. */
function checkStage(stage: ApplicationStage): Exclude<ApplicationStage, 'withdrawn'> {
  if (stage === 'withdrawn') {
    throw ValidationError.of('stage', 'Only applicants can withdraw their applications.');
  }
  return stage;
}

/** An application as the employer sees it, once it is permitted. */
async function read(db: Kysely<DB>, id: string): Promise<ReceivedApplicationRow> {
  const found = await findReceivedApplication(db, id);
  if (!found) {
    throw new NotFoundError(NOT_FOUND);
  }
  return found;
}
