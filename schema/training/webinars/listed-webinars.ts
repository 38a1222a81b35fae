import { type SelectQueryBuilder, sql } from 'kysely';
import type { Order } from '../../queries/keyset.ts';
import type { RowQuery } from '../../queries/lists/listed-table.ts';
import type { PlainTable } from '../../queries/lists/plain-list.queries.ts';
import type { DB } from '../../tables.ts';
import type { WebinarFormat, WebinarRow } from './webinar-row.ts';

const byStart = {
  columns: [
    { expression: sql`webinar.starts_at`, type: 'timestamptz' },
    { expression: sql`webinar.id`, type: 'uuid' },
  ],
  values: ({ startsAt, id }: WebinarRow) => [startsAt, id],
};
const soonest: Order<WebinarRow> = { direction: 'asc', ...byStart };
const latest: Order<WebinarRow> = { direction: 'desc', ...byStart };

/** Webinars as a list: those that are still to come, or all. */
export const listedWebinars: PlainTable<
  WebinarRow,
  'soonest' | 'latest',
  { readonly isUpcoming: boolean },
  { readonly now: string; readonly longestAgo: string }
> = {
  table: 'webinar',
  orders: { soonest, latest },
  // The second one bounds the index of starts: nothing that began before that is still to come.
  conditions: (value, { isUpcoming }) =>
    isUpcoming
      ? [
          sql`webinar.cancelled_at is null`,
          sql`webinar.ends_at > ${value('now')}::timestamptz`,
          sql`webinar.starts_at > ${value('longestAgo')}::timestamptz`,
        ]
      : [],
  select: (rows) => selectWebinars(rows as unknown as SelectQueryBuilder<DB, 'webinar', object>),
};

/** Adds the columns of a webinar to a query. */
export function selectWebinars(webinars: SelectQueryBuilder<DB, 'webinar', object>): RowQuery<WebinarRow> {
  return webinars
    .select(['webinar.id', 'webinar.title', 'webinar.description', 'webinar.presenter', 'webinar.seats'])
    .select(['webinar.starts_at as startsAt', 'webinar.ends_at as endsAt', 'webinar.taken', 'webinar.waiting'])
    .select(['webinar.duration_minutes as durationMinutes', 'webinar.sequence', 'webinar.changed_at as changedAt'])
    .select('webinar.cancelled_at as cancelledAt')
    .select((select) =>
      select.ref('webinar.format').$castTo<WebinarFormat>().as('format'),
    ) as unknown as RowQuery<WebinarRow>;
}
