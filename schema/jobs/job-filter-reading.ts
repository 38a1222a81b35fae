import type { Kysely } from 'kysely';
import { ValidationError } from '../errors.ts';
import { type ResolvedPlace, resolvePlaces } from '../places/resolved-places.queries.ts';
import { unknownPlace } from '../places/unknown-place.ts';
import { checkNumber, chosenValues, shortText } from '../queries/filter-values.ts';
import { namingWords } from '../queries/search/naming-words.ts';
import { readAnyWord, readSearch } from '../queries/search/text-search.ts';
import type { DB } from '../tables.ts';
import type { FilterShape, FilterValues } from './job-conditions.ts';
import { DEFAULT_RADIUS, type JobFilter, LARGEST_RADIUS } from './job-filter.ts';
import { findPlacesNear, type NearPlaces } from './search/near-places.queries.ts';
import { findPlacesInRegion, findPlacesInTown } from './search/places.queries.ts';
import type { SearchedFilter } from './search/understood-search.ts';

export const HIGHEST_SALARY = 1_000_000;

export interface ReadFilter {
  readonly shape: FilterShape;
  readonly values: FilterValues;
  /** The centre of distances, if the filter has one. */
  readonly origin: ResolvedPlace | undefined;
  /** Other places of that name. */
  readonly otherOrigins: readonly ResolvedPlace[];
}

/**
 * Checks a filter and turns it into the shape and the values of a query.
 *
 * @param anyWord whether one of several words of the search is enough.
 * @throws ValidationError that names the field.
 */
export async function readJobFilter(
  db: Kysely<DB>,
  filter: SearchedFilter,
  today: string,
  anyWord = false,
): Promise<ReadFilter> {
  const { jobs } = namingWords;
  const search = shortText('search', filter.search);
  const near = shortText('near', filter.near);
  checkNumber('salaryMin', filter.salaryMin, 0, HIGHEST_SALARY);
  checkNumber('salaryMax', filter.salaryMax, 0, HIGHEST_SALARY);
  checkNumber('radius', filter.radius, 1, LARGEST_RADIUS);
  if (filter.radius != null && !near) {
    throw ValidationError.of('radius', 'Say near which place to measure the radius.');
  }
  const department = shortText('department', filter.department);
  const location = shortText('location', filter.location);
  const region = shortText('region', filter.region);
  const type = chosenValues('type', filter.type);
  const band = chosenValues('band', filter.band);
  const urgency = chosenValues('urgency', filter.urgency);
  const [read, placesInTown, placesInRegion, { origin, otherOrigins, places }] = await Promise.all([
    anyWord
      ? readAnyWord(db, search, jobs).then((some) => some ?? readSearch(db, search, jobs))
      : readSearch(db, search, jobs),
    location ? findPlacesInTown(db, location) : (filter.placeIds ?? []),
    region ? findPlacesInRegion(db, region) : [],
    near ? knownPlacesNear(db, near, filter.radius ?? DEFAULT_RADIUS) : nowhere,
  ]);
  return {
    shape: {
      search: read.shape,
      department: department !== '',
      location: location !== '' || filter.placeIds !== undefined,
      region: region !== '',
      type: type.amount,
      band: band.amount,
      urgency: urgency.amount,
      salaryMin: filter.salaryMin != null,
      salaryMax: filter.salaryMax != null,
      near: near !== '',
      workingPattern: filter.workingPattern !== undefined,
    },
    values: {
      today,
      ...read.values,
      department,
      placesInTown,
      placesInRegion,
      placesNear: places.ids,
      distances: places.distances,
      type: type.value,
      band: band.value,
      urgency: urgency.value,
      salaryMin: filter.salaryMin ?? 0,
      salaryMax: filter.salaryMax ?? 0,
      workingPattern: filter.workingPattern ?? '',
    },
    origin,
    otherOrigins,
  };
}

/**
 * Refuses a maximum pay below the minimum if both come from the client; if the search states one of them, no post matches.
 *
 * @throws ValidationError
 */
export function refuseReversedPay({ salaryMin, salaryMax }: Pick<JobFilter, 'salaryMin' | 'salaryMax'>): void {
  if (salaryMin != null && salaryMax != null && salaryMin > salaryMax) {
    throw ValidationError.of('salaryMax', 'salaryMax must not be below salaryMin.');
  }
}

interface Nearby {
  readonly origin: ResolvedPlace | undefined;
  readonly otherOrigins: readonly ResolvedPlace[];
  readonly places: NearPlaces;
}

const nowhere: Nearby = { origin: undefined, otherOrigins: [], places: { ids: [], distances: [] } };

async function knownPlacesNear(db: Kysely<DB>, near: string, radius: number): Promise<Nearby> {
  const [origin, ...otherOrigins] = await resolvePlaces(db, near);
  if (!origin) {
    const advice = 'Enter a town, a hospital site or a postcode.';
    const { sentence, meant } = await unknownPlace(db, near, { advice });
    throw new ValidationError(sentence, [{ path: 'near', message: sentence, ...(meant.length > 0 && { meant }) }]);
  }
  return { origin, otherOrigins, places: await findPlacesNear(db, origin, radius) };
}
