import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { act } from '../../../access/act.ts';
import type { Actor } from '../../../access/actor.ts';
import { verified } from '../../../access/viewer.ts';
import { type FieldProblem, NotFoundError, ValidationError } from '../../../errors.ts';
import { refuseLongList } from '../../../queries/filter-values.ts';
import { findById } from '../../../queries/lists/keyed-row.ts';
import type { ServiceDependencies } from '../../../service-dependencies.ts';
import type { DB } from '../../../tables.ts';
import { londonDate } from '../../../text/clock-text.ts';
import type { GivenJob } from '../../job-draft.ts';
import { newJobs } from '../../job-limits.ts';
import { type ReadJob, readJob } from '../../job-reading.ts';
import type { JobRow } from '../../job-row.ts';
import { wantedParts } from '../../job-selection.ts';
import { listedJobs } from '../../listed-jobs.ts';
import { toCreate } from '../job-postings.service.ts';
import { countAddress, postJob } from '../posted-job.ts';
import { listPostedTogether } from './posted-together.queries.ts';

const findJob = findById(listedJobs);
/** All texts of a request together: a longer one is not recognised when it is repeated. */
const MOST_LETTERS = 150_000;

/** The rules of advertising several posts at once: all of them, or none. */
export class PostedTogetherService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Advertises posts with the organisation of the account as the employer, or none of them where one is wrong. The same
   * request with the same Idempotency-Key advertises them once.
   *
   * @throws NotSignedInError
   * @throws ForbiddenError if the account is not verified, or does not publish for its organisation.
   * @throws ValidationError that names each field of each row, as inputs.0.title.
   * @throws ConflictError while the same request is still running.
   * @throws KeyReusedError
   * @throws RateLimitedError
   */
  async create(given: readonly GivenJob[], fields: ReadonlySet<string>): Promise<readonly JobRow[]> {
    const { db, viewer } = this.#dependencies;
    verified(viewer);
    refuseLongList('inputs', given);
    const batchId = await act(
      this.#dependencies,
      {
        ...toCreate,
        once: { operation: 'createJobs', given },
        changesFigures: true,
        limit: newJobs,
        input: (_db: Kysely<DB>, actor: Actor) => this.#readAll(given, actor),
      },
      async ({ input: jobs, ...acting }) => {
        const id = randomUUID();
        for (const [row, job] of jobs.entries()) {
          await postJob(acting, job, { id, row });
        }
        return id;
      },
    );
    const ids = await listPostedTogether(db, batchId);
    const jobs = await Promise.all(ids.map((id) => findJob(db, id, wantedParts(fields))));
    const found = jobs.filter((job) => job !== undefined);
    if (found.length === 0) {
      throw new NotFoundError('There are no jobs with these ids.');
    }
    return found;
  }

  /** Checks every row before anything is counted, so that one answer names all problems. */
  async #readAll(given: readonly GivenJob[], actor: Actor): Promise<readonly ReadJob[]> {
    const { db, ports } = this.#dependencies;
    const { accountId, organization } = actor;
    refuseAmount(given);
    const today = londonDate(ports.clock.now());
    const problems: FieldProblem[] = [];
    const jobs: ReadJob[] = [];
    for (const [row, job] of given.entries()) {
      try {
        jobs.push(await readJob(db, job, { today, organization }));
      } catch (error) {
        if (!(error instanceof ValidationError)) {
          throw error;
        }
        problems.push(...error.fields.map(({ path, message }) => ({ path: `inputs.${row}.${path}`, message })));
      }
    }
    if (problems.length > 0) {
      throw ValidationError.ofAll(problems);
    }
    for (const { location } of jobs) {
      await countAddress(this.#dependencies, location, accountId);
    }
    // The first one was counted by itself.
    for (let counted = 1; counted < jobs.length; counted += 1) {
      await ports.limiter.take(newJobs, accountId);
    }
    return jobs;
  }
}

/** @throws ValidationError if there is no row, or more text than can be taken at once. */
function refuseAmount(given: readonly GivenJob[]): void {
  if (given.length === 0) {
    throw ValidationError.of('inputs', 'Send at least one job.');
  }
  const letters = given.reduce((sum, job) => sum + JSON.stringify(job).length, 0);
  if (letters > MOST_LETTERS) {
    throw ValidationError.of('inputs', 'The jobs have more than 150,000 characters together. Send fewer at once.');
  }
}
