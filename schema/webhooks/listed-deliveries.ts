import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Order } from '../queries/keyset.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { PlainTable } from '../queries/lists/plain-list.queries.ts';
import type { DB } from '../tables.ts';
import { mayBeTold } from './event-audience.queries.ts';
import type { DeliveryState, Outcome, WebhookDeliveryRow } from './webhook-row.ts';

export interface DeliveriesOf {
  readonly endpoint: string;
  /** The account that reads. */
  readonly account: string;
}

const newest: Order<WebhookDeliveryRow> = {
  direction: 'desc',
  columns: [
    { expression: sql`webhook_delivery.created_at`, type: 'timestamptz' },
    { expression: sql`webhook_delivery.id`, type: 'uuid' },
  ],
  values: ({ createdAt, id }) => [createdAt, id],
};

/** The deliveries of an endpoint, the newest first, except for orders that the account no longer sees. */
export const listedDeliveries: PlainTable<WebhookDeliveryRow, 'newest', object, DeliveriesOf> = {
  table: 'webhook_delivery',
  orders: { newest },
  conditions: (value) => [
    sql<SqlBool>`webhook_delivery.endpoint_id = ${value('endpoint')}::uuid`,
    sql<SqlBool>`exists (select from webhook_event as event
      where event.id = webhook_delivery.event_id and ${mayBeTold('event', sql`${value('account')}::uuid`)})`,
  ],
  plansForValues: () => true,
  select: selectDeliveries,
};

/** Adds the shown columns to a query of deliveries. */
export function selectDeliveries(rows: RowQuery): RowQuery<WebhookDeliveryRow> {
  const deliveries = rows as unknown as SelectQueryBuilder<DB, 'webhook_delivery', object>;
  return deliveries
    .innerJoin('webhook_event as event', 'event.id', 'webhook_delivery.event_id')
    .select(['webhook_delivery.id', 'event.id as eventId', 'event.kind', 'event.path', 'event.data'])
    .select([
      'event.happened_at as happenedAt',
      'webhook_delivery.created_at as createdAt',
      'webhook_delivery.attempts',
    ])
    .select([
      'webhook_delivery.attempted_at as attemptedAt',
      'webhook_delivery.due_at as dueAt',
      'webhook_delivery.status',
    ])
    .select((select) => [
      select.ref('webhook_delivery.state').$castTo<DeliveryState>().as('state'),
      select.ref('webhook_delivery.outcome').$castTo<Outcome | null>().as('outcome'),
    ]) as unknown as RowQuery<WebhookDeliveryRow>;
}
