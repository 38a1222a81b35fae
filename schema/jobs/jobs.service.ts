import { londonDate, timeAgo } from '../graph/clock-text.ts';
import type { Facets } from '../graph/facet-value.ts';
import { shortText } from '../graph/filter-values.ts';
import type { Connection, PageArguments } from '../graph/page.ts';
import { findById } from '../lists/keyed-row.ts';
import { listReader } from '../lists/listing.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { countJobFacet, type FacetName } from './job-facets.ts';
import type { JobFilter, JobOrder } from './job-filter.ts';
import { readJobFilter } from './job-filter-reading.ts';
import type { JobRow } from './job-row.ts';
import { wantedParts } from './job-selection.ts';
import { countJobStats, type JobStats } from './job-stats.queries.ts';
import { listedJobs } from './listed-jobs.ts';
import { type Pay, payOf } from './pay.ts';
import { listPayScales } from './pay-scales.queries.ts';
import { listRecruitmentPartners, type RecruitmentPartnerRow } from './recruitment-partners.queries.ts';
import { findTown, listTowns, type TownRow } from './towns.queries.ts';
import { type UnderstoodFilter, understandSearch } from './understood-search.ts';

export interface JobConnection extends Connection<JobRow> {
  readonly facets: Facets<FacetName>;
  /** The filters that were understood from the search. */
  readonly understood: readonly UnderstoodFilter[];
}

const readJobs = listReader(listedJobs);
const findJob = findById(listedJobs);

/** The rules of advertised posts. All that is here may be read by anyone. */
export class JobsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * A page of open posts.
   *
   * @throws ValidationError that names the argument or the field of the filter.
   */
  async list(
    filter: JobFilter,
    sort: JobOrder,
    page: PageArguments,
    fields: ReadonlySet<string>,
  ): Promise<JobConnection> {
    const { db } = this.#dependencies;
    const searched = await understandSearch(db, filter);
    const { shape, values } = await readJobFilter(db, searched.filter, this.#today());
    const connection = await readJobs(db, {
      shape,
      values,
      order: sort,
      otherwise: 'newest',
      page,
      wanted: wantedParts(fields),
    });
    return {
      ...connection,
      facets: { values: (facet) => countJobFacet(db, facet, shape, values) },
      understood: searched.understood,
    };
  }

  /** One post, open or closed; null where there is none or the identifier is not a UUID. */
  async find(id: string, fields: ReadonlySet<string>): Promise<JobRow | null> {
    return (await findJob(this.#dependencies.db, id, wantedParts(fields))) ?? null;
  }

  /** Figures about open posts. */
  stats(): Promise<JobStats> {
    return countJobStats(this.#dependencies.db, this.#today());
  }

  /** All recruitment partners, by name. */
  partners(): Promise<RecruitmentPartnerRow[]> {
    return listRecruitmentPartners(this.#dependencies.db);
  }

  /** The towns in which posts can be, by name. */
  towns(): Promise<TownRow[]> {
    return listTowns(this.#dependencies.db);
  }

  /** What each band is paid in a town; empty where it is not known. */
  async payScales(location: string): Promise<Pay[]> {
    const { db } = this.#dependencies;
    const town = await findTown(db, shortText('location', location));
    const scales = town ? await listPayScales(db, town) : [];
    return scales.map(payOf).filter((pay) => pay !== null);
  }

  /** How long ago a post was advertised, as shown. */
  posted(job: JobRow): string {
    return timeAgo(job.postedAt, this.#dependencies.ports.clock.now());
  }

  /** Whether one can still apply today, in London. */
  isOpen(job: JobRow): boolean {
    return job.closedAt === null && (job.closesAt === null || job.closesAt >= this.#today());
  }

  #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}
