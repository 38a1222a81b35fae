import { type Kysely, sql } from 'kysely';
import type { DB } from '../tables.ts';
import { mayBeTold } from './event-audience.queries.ts';

/** So many messages to each stand in it: a download is to end, however much happens. `own-data-sections.ts` says so. */
const MOST_MESSAGES = 1_000;

/**
 * The webhooks of an account and what they were told of late, for its download. Their secrets are not in it, and what a message
 * said only where it is about records of the account: the rest anybody reads in the portal.
 */
export async function listOwnWebhooks(db: Kysely<DB>, accountId: string): Promise<object[]> {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'events', 'created_at as createdAt', 'secret_changed_at as secretChangedAt'])
    .select(['disabled_at as disabledAt', 'disabled_reason as disabledReason', 'failing_since as failingSince'])
    .select(
      sql<object[]>`(
        select coalesce(jsonb_agg(told.message || told.content order by told.created_at, told.id), '[]') from (
          select delivery.id, delivery.created_at,
              jsonb_build_object('webhookId', event.id, 'event', event.kind,
                'state', delivery.state, 'attempts', delivery.attempts, 'status', delivery.status,
                'createdAt', to_char(delivery.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as message,
              case when event.account_id is null and event.order_id is null then '{}'::jsonb
                else jsonb_build_object('data', event.data) end as content
            from webhook_delivery as delivery join webhook_event as event on event.id = delivery.event_id
            where delivery.endpoint_id = webhook_endpoint.id
              and ${mayBeTold('event', sql.ref('webhook_endpoint.account_id'))}
            order by delivery.created_at desc, delivery.id desc
            limit ${sql.lit(MOST_MESSAGES)}) as told)`.as('deliveries'),
    )
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
