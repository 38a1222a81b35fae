import { type RawBuilder, sql } from 'kysely';
import { type Facet, facetCounter } from '../queries/lists/facets.queries.ts';
import { typeLabels } from './job-words.ts';
import { listedJobs } from './listed-jobs.ts';

export const facetNames = ['type', 'urgency', 'band', 'location', 'region', 'department'] as const;
export type FacetName = (typeof facetNames)[number];

const asWritten = (value: string) => ({ value, label: value });
const place: RawBuilder<unknown> = sql`inner join place on place.id = job.place_id`;
/** A post in a district counts for its city, too, as a list of the city's posts has it. */
const town: RawBuilder<unknown> = sql`${place} cross join lateral (
  select place.town as name union select place.city where place.city is not null) as town`;

const facets: Readonly<Record<FacetName, Facet>> = {
  type: {
    value: sql`job.type`,
    present: (value) => ({ value: value.toUpperCase(), label: typeLabels[value] ?? value }),
  },
  urgency: {
    value: sql`job.urgency`,
    present: (value) => ({ value: value.toUpperCase(), label: value.charAt(0).toUpperCase() + value.slice(1) }),
  },
  band: {
    value: sql`job.pay_band`,
    present: (value) => ({ value: `BAND_${value.toUpperCase()}`, label: `Band ${value}` }),
  },
  location: { value: sql`town.name`, join: town, present: asWritten },
  region: { value: sql`place.region`, join: place, present: asWritten },
  department: { value: sql`job.department`, present: asWritten },
};

/** Counts the values of one facet among the first 10,000 matches. */
export const countJobFacet = facetCounter(
  listedJobs,
  ['type', 'urgency', 'pay_band', 'place_id', 'department'],
  facets,
);
