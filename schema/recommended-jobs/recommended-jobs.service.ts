import { signedIn } from '../access/viewer.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import type { JobFilter } from '../jobs/job-filter.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { checkNumber } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { listInterestingJobs } from './own-interests.queries.ts';
import { type RecommendedJob, recommendable, topInterests } from './recommendations.ts';

/** So many posts are answered at most. */
export const MOST_RECOMMENDED = 20;
/** So many posts of each list are looked at. */
const COMPARED = 40;

/** Recommends posts to the signed-in user, with a reason for each. */
export class RecommendedJobsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Open posts like those that the user saved or applied for, or like their occupation, each with its reasons. None where
   * nothing is known of what they look for.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async recommend(first: number, fields: ReadonlySet<string>): Promise<RecommendedJob[]> {
    const { accountId } = signedIn(this.#dependencies.viewer);
    checkNumber('first', first, 1, MOST_RECOMMENDED);
    const { db } = this.#dependencies;
    const [known, account] = await Promise.all([listInterestingJobs(db, accountId), findAccount(db, accountId)]);
    const occupation = occupationIn(account?.role);
    const interests = topInterests(known);
    const { department, region, band } = interests;
    const wanted = new Set([...fields, 'title', 'department', 'band', 'region', 'location']);
    const filters: JobFilter[] = [
      ...(department === undefined ? [] : [{ department }]),
      ...(region === undefined ? [] : [{ region, ...(band !== undefined && { band: [band] }) }]),
      ...(occupation === null ? [] : [{ search: occupation }]),
    ];
    const jobs = new JobsService(this.#dependencies);
    const lists = await Promise.all(filters.map((filter) => jobs.list(filter, 'newest', { first: COMPARED }, wanted)));
    const found = lists.flatMap(({ rows }) => rows);
    return recommendable(found, known, interests, occupation).slice(0, first);
  }
}

/** What most people with an occupation call themselves; null for occupations that no post is called by. */
function occupationIn(role: string | undefined): string | null {
  return role === undefined || ['admin', 'other', 'user'].includes(role) ? null : role.replaceAll('-', ' ');
}
