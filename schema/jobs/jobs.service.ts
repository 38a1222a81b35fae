import { anyone, holderOfRow } from '../access/anyone.ts';
import { inSentence } from '../places/area-names.ts';
import type { Position } from '../places/miles-between.ts';
import { readLocation } from '../places/read-location.ts';
import type { ResolvedPlace } from '../places/resolved-places.queries.ts';
import type { Facets } from '../queries/facet-value.ts';
import { shortText } from '../queries/filter-values.ts';
import { findById } from '../queries/lists/keyed-row.ts';
import { listReader } from '../queries/lists/list-reader.ts';
import { type Corrected, correctingReader } from '../queries/lists/search-correction.ts';
import type { Connection, PageArguments } from '../queries/page.ts';
import { wordsOf } from '../queries/search/folded-words.ts';
import { withoutQuoted } from '../queries/search/quoted.ts';
import type { SearchText } from '../queries/search/understood-text.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate, timeAgo } from '../text/clock-text.ts';
import { FieldChecks } from '../text/field-checks.ts';
import type { FilterShape, FilterValues } from './job-conditions.ts';
import { countJobFacet, type FacetName } from './job-facets.ts';
import { DEFAULT_RADIUS, type JobFilter, type JobOrder } from './job-filter.ts';
import { type ReadFilter, readJobFilter, refuseReversedPay } from './job-filter-reading.ts';
import type { JobRow } from './job-row.ts';
import { wantedParts } from './job-selection.ts';
import { countJobStats, type JobStats } from './job-stats.queries.ts';
import { listedJobs } from './listed-jobs.ts';
import { type Pay, type PlacePay, payOf } from './pay/pay.ts';
import { listPayScales } from './pay/pay-scales.queries.ts';
import { listTowns, type TownRow } from './pay/towns.queries.ts';
import { listRecruitmentPartners, type RecruitmentPartnerRow } from './recruitment-partners.queries.ts';
import { findPlaceWords, findPosition, type NamedPlace, type Origin } from './search/named-places.queries.ts';
import { findPlacesNear } from './search/near-places.queries.ts';
import { withinMiles } from './search/search-distance.ts';
import { type UnderstoodFilter, type UnderstoodSearch, understandSearch } from './search/understood-search.ts';

/** A place that was taken for a name, and the others that have it. */
export interface NamedOrigin {
  readonly place: ResolvedPlace;
  readonly others: readonly ResolvedPlace[];
  /** In miles. */
  readonly radius: number;
}

/** The nearest post, and if none is. */
export interface NearestJobRow {
  readonly job: JobRow;
  /** 'in Rochdale'. */
  readonly noneWhere: string;
  /** The centre of the distance, if it is not the place itself: 'the middle of Argyll and Bute'. */
  readonly measuredFrom: string | null;
}

export interface JobConnection extends Corrected, Connection<JobRow> {
  readonly facets: Facets<FacetName>;
  /** The nearest post beyond the distance or the place that was asked for, if there is none within it. */
  nearest(fields: ReadonlySet<string>): Promise<NearestJobRow | null>;
  /** The filters that were understood from the search. */
  readonly understood: readonly UnderstoodFilter[];
  /** From which place distances are measured, and which others have the name; null if nothing says near what. */
  readonly near: NamedOrigin | null;
  /** What is looked for in the text of posts. */
  readonly searchText: SearchText | null;
  /** Whether no post has all words that are looked for, and these have some of them. */
  readonly matchesSomeWords: boolean;
}

/** How many of the nearest places the nearest post is looked for in, the next if there is none. */
const PLACES_AT_A_TIME = [100, 600, Number.POSITIVE_INFINITY];

const readJobs = listReader(listedJobs);
const readCorrected = correctingReader(listedJobs, { read: findPlaceWords, areMeant: true });
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
    const dependencies = anyone(this.#dependencies);
    refuseReversedPay(filter);
    const found = await readCorrected(dependencies, filter.search, (search) =>
      this.#read({ ...filter, search }, sort, page, fields),
    );
    if (found.rows.length > 0) {
      return found;
    }
    const search = found.correction?.search ?? filter.search;
    const isPhrase = withoutQuoted(search ?? '') !== search;
    const hasWords = wordsOf(found.searchText?.words ?? '').length > 1;
    if (isPhrase || !hasWords || (await found.count()) > 0) {
      return found;
    }
    const some = await this.#read({ ...filter, search }, sort, page, fields, true);
    return some.rows.length > 0 ? { ...some, correction: found.correction } : found;
  }

  /** A page of posts with all words of the search or, with `anyWord`, any of them. */
  async #read(
    filter: JobFilter,
    sort: JobOrder,
    page: PageArguments,
    fields: ReadonlySet<string>,
    anyWord = false,
  ): Promise<Omit<JobConnection, keyof Corrected>> {
    const { db } = this.#dependencies;
    const searched = await understandSearch(db, filter);
    const read = await readJobFilter(db, searched.filter, this.#today(), anyWord);
    const { shape, values, origin } = read;
    const isByDistance = sort === 'distance' && origin !== undefined;
    const connection = await readJobs(db, {
      shape,
      values,
      order: sort === 'distance' && !isByDistance ? 'newest' : sort,
      otherwise: 'newest',
      orderScope: isByDistance ? `${origin.latitude} ${origin.longitude}` : undefined,
      page,
      wanted: wantedParts(fields),
    });
    return {
      ...connection,
      rows: withDistances(connection.rows, values),
      facets: { values: (facet) => countJobFacet(db, facet, shape, values) },
      nearest: async (wanted) => (connection.rows.length > 0 ? null : this.#nearest(searched, read, wanted)),
      understood: searched.understood,
      searchText: searched.text,
      matchesSomeWords: anyWord,
      near: origin
        ? { place: origin, others: read.otherOrigins, radius: searched.filter.radius ?? DEFAULT_RADIUS }
        : null,
    };
  }

  /**
   * The post nearest to where distances are measured from, or to the place that the search names, however far, that fulfils
   * all other conditions.
   */
  async #nearest(
    { filter: { near, radius }, place }: Pick<UnderstoodSearch, 'filter' | 'place'>,
    { shape, values, origin }: ReadFilter,
    fields: ReadonlySet<string>,
  ): Promise<NearestJobRow | null> {
    const { db } = this.#dependencies;
    const named = origin || !place ? undefined : await findPosition(db, place);
    const position = origin ?? named;
    if (!position) {
      return null;
    }
    const job = await this.#findNearest(
      position,
      { ...shape, near: true, ...(place && { location: false }) },
      values,
      fields,
    );
    const within = origin ? (radius ?? DEFAULT_RADIUS) : place?.within;
    const name = origin ? (near ?? '').trim() : inSentence(place?.name ?? '');
    return job
      ? {
          job,
          noneWhere: within === undefined ? `in ${name}` : withinMiles(within, name),
          measuredFrom: named && place ? measuredFrom(place, named) : null,
        }
      : null;
  }

  /** Among a few of the nearest places first: there is mostly one, and to go through all of them takes seconds. */
  async #findNearest(
    position: Position,
    shape: FilterShape,
    values: FilterValues,
    fields: ReadonlySet<string>,
  ): Promise<JobRow | undefined> {
    const { db } = this.#dependencies;
    const { ids, distances } = await findPlacesNear(db, position);
    for (const most of PLACES_AT_A_TIME.filter((_count, index) => (PLACES_AT_A_TIME[index - 1] ?? 0) < ids.length)) {
      const { rows } = await readJobs(db, {
        shape,
        values: { ...values, placesNear: ids.slice(0, most), distances: distances.slice(0, most) },
        order: 'distance',
        otherwise: 'newest',
        page: { first: 1 },
        wanted: wantedParts(fields),
      });
      if (rows[0]) {
        return rows[0];
      }
    }
    return undefined;
  }

  /** One post, open or closed; null if there is none, it is hidden, or the identifier is not a UUID. */
  async find(id: string, fields: ReadonlySet<string>): Promise<JobRow | null> {
    const job = await findJob(anyone(this.#dependencies).db, id, wantedParts(fields));
    return job?.hiddenAt === null ? job : null;
  }

  /** Figures about open posts. */
  stats(): Promise<JobStats> {
    return countJobStats(anyone(this.#dependencies).db, this.#today());
  }

  /** All recruitment partners, by name. */
  partners(): Promise<RecruitmentPartnerRow[]> {
    return listRecruitmentPartners(anyone(this.#dependencies).db);
  }

  /** The towns in which posts can be, by name. */
  towns(): Promise<TownRow[]> {
    return listTowns(anyone(this.#dependencies).db);
  }

  /**
   * What each band is paid at a place; empty if that is not known.
   *
   * @throws ValidationError that names the argument.
   */
  async payScales(location: string, postcode: string | null | undefined): Promise<readonly Pay[]> {
    anyone(this.#dependencies);
    return (await this.payAtPlace(location, postcode))?.scales ?? [];
  }

  /**
   * Whose pay holds at a place, with the scales that are held; null if the place is not known.
   *
   * @throws ValidationError that names the argument.
   */
  async payAtPlace(location: string, postcode: string | null | undefined): Promise<PlacePay | null> {
    const { db } = anyone(this.#dependencies);
    const asked = { location: shortText('location', location), postcode: shortText('postcode', postcode) };
    const place = asked.location === '' ? undefined : await readLocation(db, new FieldChecks(), asked);
    if (!place) {
      return null;
    }
    const scales = await listPayScales(db, place);
    return { nation: place.nation, scales: scales.map(payOf).filter((pay) => pay !== null) };
  }

  /** How long ago a post was advertised, as shown. */
  posted(job: JobRow): string {
    return timeAgo(job.postedAt, holderOfRow(this.#dependencies).ports.clock.now());
  }

  /** Whether one can still apply today, in London. */
  isOpen(job: JobRow): boolean {
    holderOfRow(this.#dependencies);
    return job.closedAt === null && (job.closesAt === null || job.closesAt >= this.#today());
  }

  /** Whether a post may be an invented one: sample content is shown, and no account has advertised it. */
  isSample(job: JobRow): boolean {
    return holderOfRow(this.#dependencies).ports.site.sampleData && job.ownerId === null;
  }

  #today(): string {
    return londonDate(this.#dependencies.ports.clock.now());
  }
}

/** The rows with their distances, if the list has a centre. */
function withDistances(
  rows: readonly JobRow[],
  { placesNear, distances }: Pick<FilterValues, 'placesNear' | 'distances'>,
): readonly JobRow[] {
  if (placesNear.length === 0) {
    return rows;
  }
  const distanceOf = new Map(placesNear.map((id, index) => [id, distances[index] ?? null]));
  return rows.map((row) => ({ ...row, distance: row.distance ?? distanceOf.get(row.placeId) ?? null }));
}

/** The centre for the post that is nearest to the place of the search, if it is not that place by its own name. */
function measuredFrom({ name, isArea }: NamedPlace, from: Origin): string | null {
  if (isArea) {
    return `the middle of ${inSentence(name)}`;
  }
  return from.name === name ? null : from.name;
}
