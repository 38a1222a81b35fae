import { sql, type Transaction } from 'kysely';
import { milesInSql } from '../places/miles-in-sql.ts';
import type { DB } from '../tables.ts';
import type { AlertAreaName } from './alert-area.ts';
import { areas } from './alert-areas.ts';
import type { MailTimes } from './alert-times.ts';

/** The most matches of one batch that are stored for a saved search: the newest. The others are counted. */
const MOST_KEPT = 20;

export interface MatchBatch extends MailTimes {
  readonly now: string;
  readonly today: string;
  /** Rows that are matched together. */
  readonly most: number;
}

/** What a batch came to. */
export interface MatchedBatch {
  readonly records: number;
  readonly matches: number;
}

/**
 * Compares the next rows that were published with the saved searches of their list, and notes which match. The searches of
 * a row are found by its terms; each of them is then asked whether it has all that it asks for. A row that is not listed
 * any more matches nothing. PostgreSQL expects far fewer pairs than there are, so that the statement leaves it no choice of
 * order: each search is read once for all of its rows, and whether a match is known already is looked up by its key.
 */
export async function matchNextRecords(
  transaction: Transaction<DB>,
  area: AlertAreaName,
  { now, today, most, instantAt, dailyAt, weeklyAt, notBefore }: MatchBatch,
): Promise<MatchedBatch> {
  const fromSearch = { latitude: sql.ref('pair.latitude'), longitude: sql.ref('pair.longitude') };
  const toRecord = { latitude: sql.ref('pair.record_latitude'), longitude: sql.ref('pair.record_longitude') };
  const { rows } = await sql<MatchedBatch>`
    with taken as (
      delete from published_record where id = any(array(
        select id from published_record where area = ${area} order by id limit ${most} for update skip locked))
      returning record_id, noted_at
    ),
    fresh as materialized (
      select record.id, record.edition, record.low, record.high, record.latitude, record.longitude, noted.noted_at,
        record.search_vector || array_to_tsvector(record.terms) as vector
      from (select record_id, max(noted_at) as noted_at from taken group by record_id) as noted
      join (${areas[area].records(today)}) as record on record.id = noted.record_id
    ),
    candidate as materialized (
      select key.saved_search_id, array_agg(fresh.id) as record_ids
      from fresh cross join lateral unnest(tsvector_to_array(fresh.vector)) as of_row (term)
      join saved_search_term as key on key.area = ${area} and key.term = of_row.term
      group by key.saved_search_id
    ),
    asked as materialized (
      select id, query, looks_since, lowest, highest, latitude, longitude, radius, record_ids
      from candidate join saved_search on id = saved_search_id
    ),
    pair as (
      select asked.*, fresh.id as record_id, fresh.edition, fresh.vector, fresh.noted_at, fresh.low, fresh.high,
        fresh.latitude as record_latitude, fresh.longitude as record_longitude
      from asked cross join lateral unnest(asked.record_ids) as of_search (record_id)
      join fresh on fresh.id = of_search.record_id
      offset 0
    ),
    matching as (
      select distinct id as saved_search_id, record_id, edition from pair
      where vector @@ query and noted_at > looks_since
        and (lowest is null or high >= lowest) and (highest is null or low <= highest)
        and (radius is null or ${milesInSql(fromSearch, toRecord)} <= radius)
        and (select true from saved_search_hit as hit where hit.saved_search_id = pair.id
          and hit.record_id = pair.record_id and hit.edition = pair.edition) is null
    ),
    ranked as materialized (
      select *, row_number() over (partition by saved_search_id order by record_id desc) as place from matching
    ),
    kept as (
      insert into saved_search_hit (saved_search_id, record_id, edition, found_at)
      select saved_search_id, record_id, edition, ${now}::timestamptz from ranked where place <= ${MOST_KEPT}
    ),
    counted as (
      update saved_search as search set waiting = waiting + found.matches,
        mail_due_at = coalesce(mail_due_at, case frequency
          when 'instant' then greatest(${instantAt}::timestamptz, mailed_at + ${notBefore}::interval)
          when 'daily' then ${dailyAt}::timestamptz else ${weeklyAt}::timestamptz end)
      from (select saved_search_id, max(place)::integer as matches from ranked group by saved_search_id) as found
      where search.id = found.saved_search_id
    )
    select (select count(*)::integer from taken) as records, (select count(*)::integer from ranked) as matches`.execute(
    transaction,
  );
  return rows[0] ?? { records: 0, matches: 0 };
}
