import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import { mayBeTold } from './event-audience.queries.ts';

/** The webhooks of an account and their deliveries, for the download of own data, without their secrets. */
export async function listOwnWebhooks(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'events', 'created_at as createdAt', 'secret_changed_at as secretChangedAt'])
    .select(['disabled_at as disabledAt', 'disabled_reason as disabledReason', 'failing_since as failingSince'])
    .select(
      sql<object[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('webhookId', event.id, 'event', event.kind, 'data', event.data,
            'state', delivery.state, 'attempts', delivery.attempts, 'status', delivery.status,
            'createdAt', to_char(delivery.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by delivery.created_at, delivery.id), '[]')
          from webhook_delivery as delivery join webhook_event as event on event.id = delivery.event_id
          where delivery.endpoint_id = webhook_endpoint.id
            and ${mayBeTold('event', sql.ref('webhook_endpoint.account_id'))})`.as('deliveries'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
