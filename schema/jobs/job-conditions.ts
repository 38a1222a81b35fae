import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, valueConditions } from '../graph/filter-values.ts';
import { unplanned, type Values } from '../graph/prepared-query.ts';
import { type SearchShape, type SearchValues, searchConditions } from '../search/text-search.ts';

/** Which conditions a query has: everything about a filter that changes the SQL text. */
export interface FilterShape {
  readonly search: SearchShape;
  readonly department: boolean;
  readonly location: boolean;
  readonly region: boolean;
  readonly type: Amount;
  readonly band: Amount;
  readonly urgency: Amount;
  readonly salaryMin: boolean;
  readonly near: boolean;
  readonly workingPattern: boolean;
}

/** The values of a filter. */
export interface FilterValues extends SearchValues {
  /** Today in London, as YYYY-MM-DD. */
  readonly today: string;
  readonly department: string;
  /** Identifiers of the places in the town, in the region, and near the place. */
  readonly placesInTown: readonly string[];
  readonly placesInRegion: readonly string[];
  readonly placesNear: readonly string[];
  readonly type: readonly string[] | string;
  readonly band: readonly string[] | string;
  readonly urgency: readonly string[] | string;
  readonly salaryMin: number;
  readonly workingPattern: string;
}

/** Open posts: what the indexes of the table hold. */
export const listed = sql<SqlBool>`job.closed_at is null`;

/** The conditions of a list of open posts. */
export function jobConditions(value: Values<FilterValues>, shape: FilterShape): RawBuilder<SqlBool>[] {
  const conditions = [
    listed,
    sql<SqlBool>`(job.closes_on is null or job.closes_on >= ${unplanned(value('today'), 'date')})`,
    ...searchConditions('job', value, shape.search),
    ...valueConditions('job.type', shape.type, value('type')),
    ...valueConditions('job.pay_band', shape.band, value('band')),
    ...valueConditions('job.urgency', shape.urgency, value('urgency')),
  ];
  if (shape.department) {
    conditions.push(sql<SqlBool>`search_fold(job.department) = search_fold(${value('department')})`);
  }
  if (shape.location) {
    conditions.push(placedIn(value('placesInTown')));
  }
  if (shape.region) {
    conditions.push(placedIn(value('placesInRegion')));
  }
  if (shape.salaryMin) {
    conditions.push(sql<SqlBool>`coalesce(job.salary_max, 0) >= ${value('salaryMin')}`);
  }
  if (shape.workingPattern) {
    conditions.push(sql<SqlBool>`lower(job.working_pattern) = lower(${value('workingPattern')})`);
  }
  if (shape.near) {
    conditions.push(placedIn(value('placesNear')));
  }
  return conditions;
}

function placedIn(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`job.place_id = any(${ids}::uuid[])`;
}
