import { anyone } from '../../access/anyone.ts';
import { publishesFor } from '../../access/members/membership.ts';
import { findMembership } from '../../access/members/memberships.queries.ts';
import { signedIn } from '../../access/viewer.ts';
import { findById } from '../../queries/lists/keyed-row.ts';
import { plainListReader } from '../../queries/lists/plain-list.queries.ts';
import type { Connection, PageArguments } from '../../queries/page.ts';
import { isUuid } from '../../queries/uuid.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import type { JobRow } from '../job-row.ts';
import { wantedParts } from '../job-selection.ts';
import { listedJobs } from '../listed-jobs.ts';
import { isJobToChange } from './job-postings.policy.ts';
import { findPosting } from './job-postings.queries.ts';
import { listedOwnJobs } from './listed-own-jobs.ts';

const readOwnJobs = plainListReader(listedOwnJobs);
const findJob = findById(listedJobs);

/** What a user has advertised. */
export class OwnJobsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of the caller's own posts and those of the organisation for which they publish, open and closed, the newest first.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the paging argument.
   */
  async list(page: PageArguments, fields: ReadonlySet<string>): Promise<Connection<JobRow>> {
    const { db, viewer } = this.#dependencies;
    const { accountId } = signedIn(viewer);
    const organisation = publishesFor({ accountId, membership: await findMembership(db, accountId) });
    return readOwnJobs(db, {
      shape: { of: organisation === null ? 'owner' : 'organisation', wanted: wantedParts(fields) },
      values: { of: organisation ?? accountId },
      order: 'newest',
      page,
    });
  }

  /** A post that the caller may change; null if there is none, or they may not. */
  async findToChange(id: string, fields: ReadonlySet<string>): Promise<JobRow | null> {
    const { db, viewer } = anyone(this.#dependencies);
    if (viewer.kind !== 'account' || viewer.access === 'member' || !isUuid(id)) {
      return null;
    }
    const posting = await findPosting(db, id);
    const asking = { ...viewer, membership: await findMembership(db, viewer.accountId) };
    const mayChange = posting !== undefined && isJobToChange(asking, posting);
    return mayChange ? ((await findJob(db, id, wantedParts(fields))) ?? null) : null;
  }
}
