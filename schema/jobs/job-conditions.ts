import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Amount, valueConditions } from '../queries/filter-values.ts';
import type { Reading } from '../queries/lists/listed-table.ts';
import { unplanned, type Values } from '../queries/prepared-query.ts';
import { type SearchShape, type SearchValues, searchConditions } from '../queries/search/text-search.ts';
import { lowestSalary } from './job-order.ts';

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
  readonly salaryMax: boolean;
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
  /** How far each of `placesNear` is, in tenths of a mile. */
  readonly distances: readonly number[];
  readonly type: readonly string[] | string;
  readonly band: readonly string[] | string;
  readonly urgency: readonly string[] | string;
  readonly salaryMin: number;
  readonly salaryMax: number;
  readonly workingPattern: string;
}

/**
 * The posts near a place, under the table's name, with the distance of each. Place by place, each from its newest post on:
 * a limit that the planner does not see keeps it from reading the table instead. Where few posts match, it may choose.
 */
export function jobsWithDistance(
  value: Values<FilterValues>,
  { matchIsCommon, backward }: Reading,
): RawBuilder<unknown> {
  const order = sql`order by -distance ${sql.raw(backward ? 'asc' : 'desc')}`;
  const near = sql`
    (select * from unnest(${value('placesNear')}::uuid[], ${value('distances')}::integer[]) as near (place_id, distance)
    ${order}) as near`;
  const there = sql`select * from job where job.place_id = near.place_id and ${listed}`;
  const posts = matchIsCommon
    ? sql`cross join lateral (${there} order by posted_at desc, id desc limit (select null::bigint)) as post`
    : sql`join job as post on post.place_id = near.place_id`;
  return sql`(select post.*, near.distance from ${near} ${posts}) as job`;
}

/** Posts that are neither closed nor hidden by a suspension: the condition of the partial indexes. */
export const listed = sql<SqlBool>`job.closed_at is null and job.hidden_at is null`;

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
  if (shape.salaryMax) {
    conditions.push(sql<SqlBool>`${lowestSalary} <= ${value('salaryMax')}`);
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
