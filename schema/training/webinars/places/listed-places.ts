import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../../../queries/keyset.ts';
import type { RowQuery } from '../../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../../tables.ts';
import type { WebinarRow } from '../webinar-row.ts';
import type { PlaceRow, PlaceState } from './place-row.ts';

const newest: Order<PlaceRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`webinar_place.asked_at`, type: 'timestamptz' },
    { expression: sql`webinar_place.id`, type: 'uuid' },
  ],
  values: ({ askedAt, id }) => [askedAt, id],
};

/** The places of one account as a list. */
export const listedOwnPlaces: PlainTable<
  PlaceRow,
  'newest',
  { readonly webinars: boolean },
  { readonly account: string; readonly webinars: readonly string[] }
> = {
  table: 'webinar_place',
  orders: { newest },
  conditions: (value, { webinars }) => [
    sql`webinar_place.account_id = ${value('account')}::uuid`,
    ...(webinars ? [sql<boolean>`webinar_place.webinar_id = any(${value('webinars')}::uuid[])`] : []),
  ],
  plansForValues: () => true,
  select: (rows) => selectPlaces(rows),
};

/** Adds the account's own columns to a query of places. */
export function selectPlaces(rows: RowQuery): RowQuery<PlaceRow> {
  return (rows as unknown as SelectQueryBuilder<DB, 'webinar_place', object>)
    .innerJoin('webinar', 'webinar.id', 'webinar_place.webinar_id')
    .select(['webinar_place.id', 'webinar_place.webinar_id as webinarId', 'webinar_place.asked_at as askedAt'])
    .select((row) => row.ref('webinar_place.state').$castTo<PlaceState>().as('state'))
    .select([
      positionInLine.as('position'),
      sql<WebinarRow>`jsonb_build_object(
        'id', webinar.id, 'title', webinar.title, 'description', webinar.description, 'presenter', webinar.presenter,
        'format', webinar.format, 'startsAt', ${instant('starts_at')}, 'endsAt', ${instant('ends_at')},
        'durationMinutes', webinar.duration_minutes, 'seats', webinar.seats, 'taken', webinar.taken,
        'waiting', webinar.waiting, 'sequence', webinar.sequence, 'changedAt', ${instant('changed_at')},
        'cancelledAt', ${instant('cancelled_at')})`.as('webinar'),
      sql<string | null>`case when webinar_place.state = 'registered' then webinar.join_url end`.as('joinUrl'),
    ]) as unknown as RowQuery<PlaceRow>;
}

const positionInLine = sql<number | null>`case when webinar_place.state = 'waiting' then (
  select count(*)::int from webinar_place as before
  where before.webinar_id = webinar_place.webinar_id and before.state = 'waiting'
    and (before.asked_at, before.id) <= (webinar_place.asked_at, webinar_place.id)) end`;

/** A column as the portal writes instants. */
function instant(column: string) {
  return sql`to_char(${sql.ref(`webinar.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
