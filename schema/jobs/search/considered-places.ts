import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listed } from '../job-conditions.ts';

/**
 * The condition that a row of `place`, under this name, is looked at: those of the gazetteer always, and what an employer
 * wrote only while a listed post is there. So lists and searches never pay for addresses that have nothing to show.
 */
export function isConsidered(place: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${place}.kind`)} <> 'address' or ${hasListedJob(place)})`;
}

/** The condition that a listed post is at a row of `place` under this name. */
export function hasListedJob(place: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from job where job.place_id = ${sql.ref(`${place}.id`)} and ${listed})`;
}
