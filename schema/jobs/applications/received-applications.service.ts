import type { Kysely, Transaction } from 'kysely';
import { type Acting, act, mayAct, type Rules } from '../../access/act.ts';
import type { Actor } from '../../access/actor.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { isOfOwn } from '../../access/members/membership.ts';
import { findMembership } from '../../access/members/memberships.queries.ts';
import { verified } from '../../access/viewer.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../errors.ts';
import type { MailPorts } from '../../ports.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { bulkMoves, moves } from '../job-limits.ts';
import { maySeeJob } from '../postings/job-postings.policy.ts';
import { findPosting } from '../postings/job-postings.queries.ts';
import { mailMoved } from './job-application-mail.ts';
import type { ApplicationStage, MovableStage, ReceivedApplicationRow } from './job-application-row.ts';
import { listedReceivedApplications } from './listed-received-applications.ts';
import {
  findReceived,
  findReceivedForUpdate,
  type HeldApplication,
  listReceivedApplications,
  listReceivedForUpdate,
  listReceivedIds,
  updateStages,
} from './received-applications.queries.ts';

const readApplications = plainListReader(listedReceivedApplications);
const NOT_FOUND = 'Application not found';
const MOVED_TOO_OFTEN = 'This application was moved too often today. Try again tomorrow.';

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
   * @throws ForbiddenError if the post is not one's own, or its employer is not one's organisation now.
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

  /** Refuses accounts that may not move an application, as `move` does. @throws NotSignedInError @throws ForbiddenError @throws NotFoundError */
  async mayMove(id: string): Promise<void> {
    await mayAct(this.#dependencies, toMove(id));
  }

  /** Refuses accounts that may move no application at all. @throws NotSignedInError @throws ForbiddenError */
  async mayMoveAny(): Promise<void> {
    await mayAct(this.#dependencies, { as: 'verified' });
  }

  /**
   * Moves an application to another stage and mails the applicant. Moving it to its present stage changes nothing.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the account is not verified.
   * @throws NotFoundError if there is no such application to a post of the caller.
   * @throws ConflictError if it was withdrawn.
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
        const refusal = refusalOf(current, actor.accountId);
        if (refusal) {
          throw refusal;
        }
        await moveHeld(transaction, [current], { stage, now, audit, ports });
        return readReceived(transaction, id);
      },
    );
  }

  /**
   * Moves applications to a stage and tells each applicant, as `move` does; an identifier that is there twice counts once.
   * Those that cannot be moved are left as they are, and the answer says why. However many there are, it takes as many statements.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the account is not verified.
   * @throws NotFoundError if none of them is an application to a post of the caller.
   * @throws ValidationError that names the argument.
   * @throws RateLimitedError also where each of them was moved too often.
   */
  async moveAll(given: readonly string[], givenStage: ApplicationStage): Promise<readonly MoveOutcome[]> {
    const { ports, viewer } = this.#dependencies;
    verified(viewer);
    refuseLongList('ids', given);
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    return act(
      this.#dependencies,
      { ...toMoveAny(ids), limit: bulkMoves, input: (db, actor) => this.#checkMoves(db, actor, ids, givenStage) },
      async ({ transaction, actor: { accountId }, input: { stage, tooOften }, now, audit }) => {
        const free = ids.filter((id) => isUuid(id) && !tooOften.has(id));
        const held = free.length > 0 ? await listReceivedForUpdate(transaction, free, accountId) : [];
        const refusals = new Map(held.map((application) => [application.id, refusalOf(application, accountId)]));
        const moved = held.filter(({ id }) => !refusals.get(id));
        await moveHeld(transaction, moved, { stage, now, audit, ports });
        const shown = new Map<string, ReceivedApplicationRow>();
        for (const row of held.length > 0 ? await listReceivedApplications(transaction, [...refusals.keys()]) : []) {
          shown.set(row.id, row);
        }
        return ids.map((id) => ({
          id,
          application: shown.get(id) ?? null,
          problem: tooOften.has(id)
            ? MOVED_TOO_OFTEN
            : refusals.has(id)
              ? (refusals.get(id)?.message ?? null)
              : NOT_FOUND,
        }));
      },
    );
  }

  /** The number of notes on an application of the viewer's list. Applicants do not see notes. */
  noteCount({ applicantId, noteCount }: ReceivedApplicationRow): number {
    const { viewer } = holderOfRow(this.#dependencies);
    return viewer.kind === 'account' && viewer.accountId === applicantId ? 0 : noteCount;
  }

  /** Checks the stage, and counts the move of each application by itself, as each is mailed. */
  async #checkMoves(db: Kysely<DB>, { accountId }: Actor, ids: readonly string[], given: ApplicationStage) {
    const { limiter } = this.#dependencies.ports;
    const stage = checkStage(given);
    const received = await listReceivedIds(db, ids.filter(isUuid), accountId);
    const tooOften = await limiter.takeEach(moves, received);
    const [refused] = tooOften.values();
    if (refused && tooOften.size === received.length) {
      throw refused;
    }
    return { stage, tooOften };
  }
}

/** What became of one of several applications that were to be moved. */
export interface MoveOutcome {
  readonly id: string;
  /** Its present state; null if there is no such application, or it was not read. */
  readonly application: ReceivedApplicationRow | null;
  /** Why it was not moved; null if it is at the stage now. */
  readonly problem: string | null;
}

/** Why an application that is held cannot be moved. */
export function refusalOf(
  { accountId, stage }: HeldApplication,
  askerId: string,
): ForbiddenError | ConflictError | undefined {
  if (accountId === askerId) {
    return new ForbiddenError('This is your own application. A colleague must move it.');
  }
  return stage === 'withdrawn' ? new ConflictError('The applicant has withdrawn this application.') : undefined;
}

interface Moving extends Pick<Acting<unknown, unknown>, 'now' | 'audit'> {
  readonly stage: MovableStage;
  readonly ports: MailPorts;
}

/** Moves applications that are held, and tells each applicant; those that are there already stay as they are. */
async function moveHeld(
  transaction: Transaction<DB>,
  held: readonly HeldApplication[],
  { stage, now, audit, ports }: Moving,
): Promise<void> {
  const moved = held.filter((application) => application.stage !== stage);
  await updateStages(transaction, { ids: moved.map(({ id }) => id), stage, now });
  for (const { id, accountId } of moved) {
    audit(`application.moved_to_${stage}`, { subjectKind: 'job_application', subjectId: id, ownerId: accountId });
  }
  await mailMoved(transaction, { applications: moved, stage }, { ports, now });
}

/** Several applications are moved if at least one of them may be. */
function toMoveAny(ids: readonly string[]) {
  return {
    as: 'verified',
    may: async (db, { accountId }) => {
      const known = ids.filter(isUuid);
      if (known.length === 0 || (await listReceivedIds(db, known, accountId)).length === 0) {
        throw new NotFoundError(NOT_FOUND);
      }
    },
  } as const satisfies Rules<void, unknown>;
}

/** Applications are moved by those who publish for the organisation that advertised the post, for its employer of now. */
export function toMove(id: string) {
  return {
    as: 'verified',
    may: async (db, { accountId: askerId }) => {
      if (!isUuid(id) || !(await findReceived(db, { id, askerId }))) {
        throw new NotFoundError(NOT_FOUND);
      }
    },
  } as const satisfies Rules<void, unknown>;
}

/** @throws ValidationError if an employer may not move an application there. */
function checkStage(stage: ApplicationStage): MovableStage {
  if (stage === 'hired') {
    throw ValidationError.of('stage', 'Propose a start date to hire an applicant.');
  }
  if (stage === 'withdrawn') {
    throw ValidationError.of('stage', 'Only applicants can withdraw their applications.');
  }
  return stage;
}

/** An application as the employer sees it, once it is permitted. */
export async function readReceived(db: Kysely<DB>, id: string): Promise<ReceivedApplicationRow> {
  const [found] = await listReceivedApplications(db, [id]);
  if (!found) {
    throw new NotFoundError(NOT_FOUND);
  }
  return found;
}
