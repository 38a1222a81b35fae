import type { Kysely } from 'kysely';
import { act, type Rules } from '../../../access/act.ts';
import type { Actor } from '../../../access/actor.ts';
import { isOfOwn, publishesFor, requireRole } from '../../../access/members/membership.ts';
import { findMembership } from '../../../access/members/memberships.queries.ts';
import { signedIn } from '../../../access/viewer.ts';
import { ConflictError, NotFoundError } from '../../../errors.ts';
import { findById } from '../../../queries/lists/keyed-row.ts';
import { isUuid } from '../../../queries/uuid.ts';
import type { ServiceDependencies } from '../../../service-dependencies.ts';
import type { DB } from '../../../tables.ts';
import { londonDate } from '../../../text/clock-text.ts';
import { draftChanges, newJobs } from '../../job-limits.ts';
import type { JobRow } from '../../job-row.ts';
import { wantedParts } from '../../job-selection.ts';
import { listedJobs } from '../../listed-jobs.ts';
import { toCreate } from '../job-postings.service.ts';
import { postJob, readGivenJob } from '../posted-job.ts';
import { checkContent, type DraftContent, jobOfDraft } from './draft-content.ts';
import {
  countDrafts,
  deleteDraft,
  findDraft,
  holdDraft,
  insertDraft,
  type JobDraftRow,
  listDrafts,
  MOST_DRAFTS,
  updateDraft,
} from './job-drafts.queries.ts';

const findJob = findById(listedJobs);
const NOT_FOUND = 'There is no draft with this id. It may have been published or deleted.';

/**
 * Posts that are not advertised yet. A draft is for the account that began it, and for those who publish for its
 * organisation; operators do not see it.
 */
export class JobDraftsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * One's own drafts and those of the organisation for which one publishes, those first that were changed last.
   *
   * @throws NotSignedInError
   */
  async list(): Promise<readonly JobDraftRow[]> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const membership = await findMembership(db, accountId);
    const all = await listDrafts(db, { accountId, organisationId: membership?.organisationId ?? null });
    const seesAll = publishesFor({ accountId, membership }) !== null;
    return all.filter((draft) => seesAll || isOfOwn({ accountId, membership }, draft));
  }

  /** A draft that the caller may see; null if there is none. @throws NotSignedInError */
  async find(id: string): Promise<JobDraftRow | null> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const draft = isUuid(id) ? await findDraft(db, id) : undefined;
    const membership = draft ? await findMembership(db, accountId) : null;
    return draft && isOfOwn({ accountId, membership }, draft) ? draft : null;
  }

  /**
   * Saves a post that is not advertised yet, however much of it is filled in. The same request with the same
   * Idempotency-Key saves one.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the account may not advertise posts.
   * @throws ConflictError if there are as many drafts as there may be.
   * @throws ValidationError that names each field that is too long.
   * @throws RateLimitedError
   */
  async create(given: DraftContent): Promise<JobDraftRow> {
    const id = await act(
      this.#dependencies,
      {
        ...toCreate,
        once: { operation: 'createJobDraft', given },
        limit: draftChanges,
        input: () => checkContent(given),
      },
      async ({ transaction, actor: { accountId, membership }, input: content, now, audit }) => {
        const scope = { accountId, organisationId: membership?.organisationId ?? null };
        if ((await countDrafts(transaction, scope)) >= MOST_DRAFTS) {
          throw new ConflictError(`You can have ${MOST_DRAFTS} drafts. Publish or delete one first.`);
        }
        const inserted = await insertDraft(transaction, { ...scope, content, now });
        audit('job_draft.created', { subjectKind: 'job_draft', subjectId: inserted, ownerId: accountId });
        return inserted;
      },
    );
    return readDraft(this.#dependencies.db, id);
  }

  /**
   * Replaces the values of a draft: absent fields become empty.
   *
   * @throws NotSignedInError @throws ForbiddenError @throws NotFoundError @throws ValidationError @throws RateLimitedError
   */
  async update(id: string, given: DraftContent): Promise<JobDraftRow> {
    return act(
      this.#dependencies,
      { ...toChange(id), limit: draftChanges, input: () => checkContent(given) },
      async ({ transaction, row: { ownerId }, input: content, now, audit }) => {
        await updateDraft(transaction, { id, content, now });
        audit('job_draft.updated', { subjectKind: 'job_draft', subjectId: id, ownerId });
        return readDraft(transaction, id);
      },
    );
  }

  /**
   * Deletes a draft; answers with its identifier.
   *
   * @throws NotSignedInError @throws ForbiddenError @throws NotFoundError
   */
  async remove(id: string): Promise<string> {
    return act(this.#dependencies, toChange(id), async ({ transaction, row: { ownerId }, audit }) => {
      await deleteDraft(transaction, id);
      audit('job_draft.deleted', { subjectKind: 'job_draft', subjectId: id, ownerId });
      return id;
    });
  }

  /**
   * Advertises the post of a draft, checked as any new post, and deletes the draft. A draft is published once; the same
   * request with the same Idempotency-Key gets the same post again.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError
   * @throws NotFoundError if there is no such draft, or it was published before.
   * @throws ConflictError if it is changed at the same moment.
   * @throws KeyReusedError
   * @throws ValidationError that names each field.
   * @throws RateLimitedError
   */
  async publish(id: string, fields: ReadonlySet<string>): Promise<JobRow> {
    const { db } = this.#dependencies;
    const jobId = await act(
      this.#dependencies,
      {
        ...toChange(id),
        once: { operation: 'publishJobDraft', given: { id }, mayLoseRow: true },
        changesFigures: true,
        limit: newJobs,
        input: (_db: Kysely<DB>, actor: Actor) => this.#readJob(id, actor),
      },
      async ({ row, input: { changedAt, job }, ...acting }) => {
        if (row.changedAt !== changedAt) {
          throw new ConflictError('This draft has changed meanwhile. Look at it again.');
        }
        await deleteDraft(acting.transaction, id);
        return postJob(acting, job);
      },
    );
    const job = await findJob(db, jobId, wantedParts(fields));
    if (!job) {
      throw new NotFoundError('There is no job with this id.');
    }
    return job;
  }

  async #readJob(id: string, actor: Actor) {
    const { db, ports } = this.#dependencies;
    const { content, changedAt } = await readDraft(db, id);
    const given = jobOfDraft(content, londonDate(ports.clock.now()));
    return { changedAt, job: await readGivenJob(this.#dependencies, given, actor) };
  }
}

/** Drafts may be changed by accounts that may see them, while they may advertise posts. */
function toChange(id: string) {
  return {
    as: 'verified',
    may: async (db, actor) => {
      const draft = isUuid(id) ? await findDraft(db, id) : undefined;
      if (!draft || !isOfOwn(actor, draft)) {
        throw new NotFoundError(NOT_FOUND);
      }
      requireRole(actor, 'publish');
      return draft;
    },
    lockRow: (transaction) => holdDraft(transaction, id),
  } as const satisfies Rules<JobDraftRow, unknown>;
}

async function readDraft(db: Kysely<DB>, id: string): Promise<JobDraftRow> {
  const draft = await findDraft(db, id);
  if (!draft) {
    throw new NotFoundError(NOT_FOUND);
  }
  return draft;
}
