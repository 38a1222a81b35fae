import { sql } from 'kysely';
import { listed } from '../../jobs/job-conditions.ts';
import { DEFAULT_RADIUS, type JobFilter } from '../../jobs/job-filter.ts';
import { readJobFilter, refuseReversedPay } from '../../jobs/job-filter-reading.ts';
import { lowestSalary } from '../../jobs/job-order.ts';
import { typeLabels } from '../../jobs/job-words.ts';
import { understandSearch } from '../../jobs/search/understood-search.ts';
import { type AlertArea, anyOf } from '../alert-area.ts';
import { cellsAround, cellsOfPlace } from '../cells.ts';
import { areaTerms, namedPlaceTerms, townTerms } from './place-terms.queries.ts';
import { searchedWords } from './searched-words.ts';

const urgencies: Readonly<Record<string, string>> = {
  high: 'High urgency',
  medium: 'Medium urgency',
  low: 'Low urgency',
};
const pounds = (amount: number) => `£${amount.toLocaleString('en-GB')}`;

/** Posts. What a search names in words (pay, band, place, kind of post, hours) is a filter, as in the list. */
export const jobAlerts: AlertArea<JobFilter> = {
  name: 'jobs',
  one: 'job',
  many: 'jobs',
  path: '/staff-portal',
  item: 'job',
  read: async (db, given, today) => {
    refuseReversedPay(given);
    const { filter, place } = await understandSearch(db, given);
    const { placeIds, ...rest } = filter;
    const read = await readJobFilter(db, rest, today);
    const { origin, values, shape } = read;
    const { department, workingPattern, location, region, salaryMin, salaryMax } = filter;
    const radius = filter.radius ?? DEFAULT_RADIUS;
    const around = origin && { latitude: origin.latitude, longitude: origin.longitude, radius };
    return {
      words: searchedWords(read),
      filters: [
        ...anyOf('type', filter.type, (type) => typeLabels[type] ?? type),
        ...anyOf('band', filter.band, (band) => `Band ${band}`),
        ...anyOf('urgency', filter.urgency, (urgency) => urgencies[urgency] ?? urgency),
        ...(workingPattern === undefined ? [] : anyOf('hours', [workingPattern.toLowerCase()], () => workingPattern)),
        ...(shape.department ? [await areaTerms(db, 'department', department ?? '')] : []),
        ...(location?.trim() ? [await townTerms(db, location.trim())] : []),
        ...(region?.trim() ? [await areaTerms(db, 'region', region)] : []),
        ...(placeIds && place ? [await namedPlaceTerms(db, placeIds, place.name)] : []),
        ...(around ? [Object.fromEntries(cellsAround(around).map((cell) => [cell, '']))] : []),
      ],
      lowest: shape.salaryMin ? values.salaryMin : undefined,
      highest: shape.salaryMax ? values.salaryMax : undefined,
      around,
      always: [
        ...(salaryMin == null ? [] : [`${pounds(salaryMin)} or more`]),
        ...(salaryMax == null ? [] : [`Up to ${pounds(salaryMax)}`]),
        ...(origin ? [`Within ${radius} miles of ${origin.name}`] : []),
      ],
    };
  },
  records: (today) => sql`
    select job.id, job.id::text as key, job.title, concat(employer.name, ', ', place.town) as about,
      job.description as body, '' as edition, ${lowestSalary} as low, coalesce(job.salary_max, 0) as high, place.latitude,
      place.longitude, job.search_vector, array_remove(${cellsOfPlace} || array[':all', ':type:' || job.type,
        ':band:' || job.pay_band, ':urgency:' || job.urgency, ':hours:' || lower(job.working_pattern),
        ':department:' || search_fold(job.department), ':town:' || place_key(place.town),
        ':town:' || place_key(place.city), ':region:' || search_fold(place.region), ':place:' || place.id], null) as terms
    from job join employer on employer.id = job.employer_id join place on place.id = job.place_id
    where ${listed} and (job.closes_on is null or job.closes_on >= ${today}::date)`,
};
