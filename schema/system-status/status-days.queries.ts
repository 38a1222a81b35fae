import { type Kysely, sql } from 'kysely';
import { cachedAnswer } from '../queries/cached-answer.ts';
import type { DB } from '../tables.ts';
import { type ComponentSlug, components } from './component.ts';

/** The results of a component's probes on a day in London, in minutes, as each counts as one. */
export interface DayCount {
  readonly component: ComponentSlug;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly up: number;
  readonly down: number;
  readonly slow: number;
  readonly maintenance: number;
  /** Minutes that have passed since the component was first measured, and of which nothing is known. */
  readonly noData: number;
  readonly averageMs: number | null;
}

/** What the probes of all components came to over a stretch of days. */
export interface SpanCount {
  readonly up: number;
  readonly down: number;
  readonly averageMs: number | null;
  /** Days of which a probe of any component could say something. */
  readonly measuredDays: number;
}

/** The figures that only change with a further probe. */
export interface StatusCounts {
  readonly days: readonly DayCount[];
  readonly quarter: SpanCount;
  readonly year: SpanCount;
  /** When the first probe of all was made; null before it. */
  readonly measuredSince: string | null;
}

interface Moment {
  /** The present minute, as ISO 8601. */
  readonly minute: string;
  /** The newest probe: with another one the figures are others. */
  readonly newest: string | null;
}

/** The days of a page. */
export const SHOWN_DAYS = 30;

/** Counts the days of all components; counted once a minute, however many ask. */
export const countStatus = cachedAnswer(60_000, async (db: Kysely<DB>, { minute }: Moment): Promise<StatusCounts> => {
  const [days, spans] = await Promise.all([countDays(db, minute), countSpans(db, minute)]);
  return { days, ...spans };
});

const today = (minute: string) => sql`(${minute}::timestamptz at time zone 'Europe/London')::date`;
const midnight = (day: string) => sql`(${sql.raw(day)})::timestamp at time zone 'Europe/London'`;

async function countDays(db: Kysely<DB>, minute: string): Promise<DayCount[]> {
  const slugs = components.map(({ slug }) => slug);
  // A day in which the clocks change is an hour shorter or longer.
  const { rows } = await sql<DayCount>`
    select slug as component, shown.day::text as day,
        coalesce(up, 0) as up, coalesce(down, 0) as down, coalesce(slow, 0) as slow,
        coalesce(maintenance, 0) as maintenance,
        case when begun.minute is null then 0 else greatest(0, floor(extract(epoch from
          least(${minute}::timestamptz, ${midnight('shown.day + 1')})
          - greatest(${midnight('shown.day')}, begun.minute)) / 60)
          - coalesce(up + down + maintenance, 0))::int end as "noData",
        round(total_ms::numeric / nullif(up, 0))::int as "averageMs"
      from unnest(${slugs}::text[]) with ordinality as one (slug, place)
      cross join lateral (
        select ${today(minute)} - back as day from generate_series(${SHOWN_DAYS - 1}, 0, -1) as back) as shown
      left join probe_day on probe_day.component = slug and probe_day.day = shown.day
      left join lateral (
        select first_minute as minute from probe_day as first where first.component = slug order by day limit 1
      ) as begun on true
      order by place, shown.day`.execute(db);
  return rows;
}

async function countSpans(db: Kysely<DB>, minute: string): Promise<Omit<StatusCounts, 'days'>> {
  const within = (days: number) => sql`filter (where day > ${today(minute)} - ${days}::int)`;
  const measured = sql`count(distinct case when up + down > 0 then day end)`;
  const { rows } = await sql<Record<string, number | null> & { measuredSince: string | null }>`
    select min(first_minute) as "measuredSince",
        coalesce(sum(up) ${within(90)}, 0)::int as "quarterUp", coalesce(sum(down) ${within(90)}, 0)::int as "quarterDown",
        round(sum(total_ms) ${within(90)} / nullif(sum(up) ${within(90)}, 0))::int as "quarterMs",
        ${measured} ${within(90)} as "quarterDays", ${measured} ${within(365)} as "yearDays",
        coalesce(sum(up) ${within(365)}, 0)::int as "yearUp", coalesce(sum(down) ${within(365)}, 0)::int as "yearDown",
        round(sum(total_ms) ${within(365)} / nullif(sum(up) ${within(365)}, 0))::int as "yearMs"
      from probe_day`.execute(db);
  const [row] = rows;
  const span = (name: string): SpanCount => ({
    up: row?.[`${name}Up`] ?? 0,
    down: row?.[`${name}Down`] ?? 0,
    averageMs: row?.[`${name}Ms`] ?? null,
    measuredDays: Number(row?.[`${name}Days`] ?? 0),
  });
  return { quarter: span('quarter'), year: span('year'), measuredSince: row?.measuredSince ?? null };
}
