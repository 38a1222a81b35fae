import type { Kysely } from 'kysely';
import { act, type Rules } from '../../access/act.ts';
import { holderOfRow } from '../../access/anyone.ts';
import { signedIn } from '../../access/viewer.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts';
import { refuseLongList } from '../../queries/filter-values.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { DB } from '../../tables.ts';
import { londonDate } from '../../text/clock-text.ts';
import { savedJobChanges } from '../job-limits.ts';
import { findPosting } from '../postings/job-postings.queries.ts';
import { listedSavedJobs, type SavedJobRow } from './listed-saved-jobs.ts';
import { deleteSavedJob, findSavedJob, hasSavedAtLeast, insertSavedJob } from './saved-jobs.queries.ts';

/** More than a user comes back to, and few enough to be read in one download. */
export const MOST_SAVED_JOBS = 500;

const NO_SUCH_JOB = 'There is no job with this id.';
/** Of each change of the list. */
const change = { as: 'member', limit: savedJobChanges } as const;
const readSavedJobs = plainListReader(listedSavedJobs);

/** The rules of saving posts: each user sees, and changes, their own list. */
export class SavedJobsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Saves a post, open or closed. Doing so again changes nothing.
   *
   * @throws NotSignedInError
   * @throws NotFoundError
   * @throws ConflictError if the list is full.
   * @throws RateLimitedError
   */
  async save(jobId: string): Promise<SavedJobRow> {
    return act(this.#dependencies, toSave(jobId), async ({ transaction, actor: { accountId }, now }) => {
      const key = { accountId, jobId };
      const before = await findSavedJob(transaction, key);
      if (before) {
        return before;
      }
      if (await hasSavedAtLeast(transaction, accountId, MOST_SAVED_JOBS)) {
        throw new ConflictError(
          `You have saved ${MOST_SAVED_JOBS} jobs, which is as many as you can. Remove one to save another.`,
        );
      }
      await insertSavedJob(transaction, { ...key, now });
      const saved = await findSavedJob(transaction, key);
      if (!saved) {
        throw new NotFoundError(NO_SUCH_JOB);
      }
      return saved;
    });
  }

  /**
   * Takes a post from the list. One that is not in it is left as it is.
   *
   * @throws NotSignedInError
   * @throws NotFoundError if there is no such post.
   * @throws RateLimitedError
   */
  async remove(jobId: string): Promise<void> {
    const rules = {
      ...change,
      // One that is hidden by now can be taken away all the same.
      may: async (db: Kysely<DB>) => {
        if (!isUuid(jobId) || !(await findPosting(db, jobId))) {
          throw new NotFoundError(NO_SUCH_JOB);
        }
      },
    };
    await act(this.#dependencies, rules, ({ transaction, actor: { accountId } }) =>
      deleteSavedJob(transaction, { accountId, jobId }),
    );
  }

  /**
   * A page of the posts that the caller has saved, the last saved first.
   *
   * @param jobIds only those of these posts.
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async list(jobIds: readonly string[] | null | undefined, page: PageArguments): Promise<Connection<SavedJobRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId: account } = signedIn(viewer);
    refuseLongList('jobIds', jobIds);
    if (jobIds != null && !jobIds.every(isUuid)) {
      throw ValidationError.of('jobIds', 'jobIds must be the identifiers of jobs.');
    }
    return readSavedJobs(db, {
      shape: { jobs: jobIds != null },
      values: { account, jobs: [...new Set(jobIds)] },
      order: 'newest',
      page,
    });
  }

  /** Whether one can still apply for a saved post, which the caller was given. */
  isOpen({ closedAt, closesAt }: SavedJobRow): boolean {
    const { ports } = holderOfRow(this.#dependencies);
    return closedAt === null && (closesAt === null || closesAt >= londonDate(ports.clock.now()));
  }
}

function toSave(jobId: string) {
  return {
    ...change,
    may: async (db) => {
      const job = isUuid(jobId) ? await findPosting(db, jobId) : undefined;
      if (!job || job.hiddenAt !== null) {
        throw new NotFoundError(NO_SUCH_JOB);
      }
      return job;
    },
    // Two requests of one account are counted one after the other.
    lockAccount: 'exclusive',
  } as const satisfies Rules<unknown, unknown>;
}
