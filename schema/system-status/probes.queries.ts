import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { type ComponentSlug, components } from './component.ts';
import { LONGEST_SILENCE_MS, type ProbeOutcome, type ProbeRow } from './probe-row.ts';

/** A probe as far as the ones after it need it. */
export type MeasuredProbe = Pick<ProbeRow, 'component' | 'minute' | 'outcome'>;

/** A probe that could say something, and the newest probe of any outcome that follows it without a silence. */
export interface LastMeasured extends MeasuredProbe {
  readonly followedUntil: string;
}

const silence = sql.lit(`${LONGEST_SILENCE_MS / 60_000} minutes`);

/**
 * Stores probes, those within announced maintenance as such, and adds them to their days, in one statement, so that a day is always the sum of its probes. Where a minute
 * of a component is there already, as another worker was faster, the probe is left out.
 *
 * @returns those that were stored.
 */
export async function insertProbes(
  transaction: Transaction<DB>,
  probes: readonly ProbeRow[],
): Promise<MeasuredProbe[]> {
  const { rows } = await sql<MeasuredProbe>`
    with stored as (
      insert into probe_result (component, minute, outcome, response_ms, is_slow)
      select component, minute, case when announced then 'maintenance' else outcome end, "responseMs",
          "isSlow" and not announced
        from jsonb_to_recordset(${JSON.stringify(probes)}::jsonb)
          as probe (component text, minute timestamptz, outcome text, "responseMs" integer, "isSlow" boolean)
        cross join lateral (select exists (
          select from maintenance_window
            where component = any (components) and ends_at > minute and starts_at < minute + interval '1 minute'
        ) as announced) as maintenance
      on conflict (component, minute) do nothing
      returning *),
    added as (
    insert into probe_day as present
      (component, day, first_minute, up, down, slow, unmeasured, maintenance, total_ms, fastest_ms, slowest_ms)
    select component, (minute at time zone 'Europe/London')::date, min(minute),
        count(*) filter (where outcome = 'up'), count(*) filter (where outcome = 'down'),
        count(*) filter (where is_slow), count(*) filter (where outcome = 'unmeasured'),
        count(*) filter (where outcome = 'maintenance'),
        coalesce(sum(response_ms) filter (where outcome = 'up'), 0),
        min(response_ms) filter (where outcome = 'up'), max(response_ms) filter (where outcome = 'up')
      from stored group by 1, 2 order by 1, 2
    on conflict (component, day) do update set
      first_minute = least(present.first_minute, excluded.first_minute),
      up = present.up + excluded.up, down = present.down + excluded.down, slow = present.slow + excluded.slow,
      unmeasured = present.unmeasured + excluded.unmeasured, maintenance = present.maintenance + excluded.maintenance,
      total_ms = present.total_ms + excluded.total_ms,
      fastest_ms = least(present.fastest_ms, excluded.fastest_ms),
      slowest_ms = greatest(present.slowest_ms, excluded.slowest_ms))
    select component, minute, outcome from stored`.execute(transaction);
  return rows;
}

/**
 * What the newest probe before a minute found that could say something, of each component; of none where probes were silent
 * since.
 */
export async function findMeasuredBefore(transaction: Transaction<DB>, minute: string): Promise<LastMeasured[]> {
  const slugs = components.map(({ slug }) => slug);
  const { rows } = await sql<LastMeasured>`
    select last.component, last.minute, last.outcome, since.until as "followedUntil" from unnest(${slugs}::text[]) as slug
      cross join lateral (
        select * from probe_result
          where component = slug and minute < ${minute}::timestamptz and outcome in ('up', 'down')
          order by minute desc limit 1) as last
      cross join lateral (
        select max(minute) as until, max(step) as longest from (
          select minute, minute - lag(minute) over (order by minute) as step from probe_result
            where component = slug and minute >= last.minute and minute < ${minute}::timestamptz) as step) as since
      where coalesce(since.longest, interval '0') <= interval ${silence}`.execute(transaction);
  return rows;
}

/** The newest probe of a component, and the result of the previous measured one, if the two are consecutive. */
export interface LatestProbe {
  readonly component: ComponentSlug;
  readonly minute: string;
  readonly outcome: ProbeOutcome;
  readonly responseMs: number | null;
  readonly isSlow: boolean;
  /** Null if there was none. */
  readonly before: 'up' | 'down' | null;
}

/** The newest probe of each component that has any: one look at the index each. */
export async function findLatestProbes(db: Kysely<DB>): Promise<LatestProbe[]> {
  const slugs = components.map(({ slug }) => slug);
  const { rows } = await sql<LatestProbe>`
    select newest.component, newest.minute, newest.outcome, newest.response_ms as "responseMs",
        newest.is_slow as "isSlow", before.outcome as before
      from unnest(${slugs}::text[]) as slug
      cross join lateral (
        select * from probe_result where component = slug order by minute desc limit 1) as newest
      left join lateral (
        select minute, outcome from probe_result
          where component = slug and minute < newest.minute and outcome in ('up', 'down')
          order by minute desc limit 1) as before on not exists (
        select from (
          select minute - lag(minute) over (order by minute) as step from probe_result
            where component = slug and minute between before.minute and newest.minute) as since
          where step > interval ${silence})`.execute(db);
  return rows;
}

/** Deletes the probes of minutes before. Their days stay. */
export async function deleteOldProbes(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('probe_result').where('minute', '<', before).execute();
}
