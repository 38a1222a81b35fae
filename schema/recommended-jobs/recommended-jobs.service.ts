import { signedIn } from '../access/viewer.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { occupationOf } from '../accounts/occupation.ts';
import type { JobFilter } from '../jobs/job-filter.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { checkNumber } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { findTownOfEmployer, listInterestingJobs } from './own-interests.queries.ts';
import { type Interests, type RecommendedJob, recommendable, topInterests } from './recommendations.ts';

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
   * Open posts like those that the user saved or applied for, called like their occupation, or where their organisation is,
   * each with its reasons. None where nothing is known of what they look for.
   *
   * @throws NotSignedInError
   * @throws ValidationError that names the argument.
   */
  async recommend(first: number, fields: ReadonlySet<string>): Promise<RecommendedJob[]> {
    const { accountId } = signedIn(this.#dependencies.viewer);
    checkNumber('first', first, 1, MOST_RECOMMENDED);
    const { db } = this.#dependencies;
    const [known, account] = await Promise.all([listInterestingJobs(db, accountId), findAccount(db, accountId)]);
    const { role, organization = '' } = account ?? {};
    const occupation = occupationOf(role);
    const town = organization === '' ? undefined : await findTownOfEmployer(db, organization);
    const interests = topInterests(known);
    const wanted = new Set([...fields, 'title', 'department', 'band', 'region', 'location']);
    const jobs = new JobsService(this.#dependencies);
    const lists = await Promise.all(
      filtersFor(interests, occupation, town).map((filter) => jobs.list(filter, 'newest', { first: COMPARED }, wanted)),
    );
    const found = lists.flatMap(({ rows }) => rows);
    return recommendable(found, known, interests, { occupation, organization, town }).slice(0, first);
  }
}

/** The lists of posts that can have a reason. */
function filtersFor({ department, region, band }: Interests, occupation: string | null, town?: string): JobFilter[] {
  return [
    ...(department === undefined ? [] : [{ department: department.value }]),
    ...(region === undefined ? [] : [{ region: region.value, ...(band !== undefined && { band: [band.value] }) }]),
    ...(occupation === null ? [] : [{ search: occupation }]),
    ...(town === undefined ? [] : [{ location: town }]),
  ];
}
