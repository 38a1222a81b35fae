import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import { mayBeTold } from './event-audience.queries.ts';
import { TEST_EVENT } from './event-kinds.ts';

/**
 * Writes down what webhooks are to tell of, in the transaction of the change itself and while its subject is locked, so that
 * events of one subject are in the order of its changes. Nothing is written if no endpoint is subscribed to it.
 *
 * @param told a query of `kind`, `subject` (kind of record and identifier, like `job:0191…`), `account_id` (the only account that
 * receives it; null for all), `order_id` (only accounts that can see this order receive it; null if it is not about an order),
 * `path` (its page in the portal; null if it has none) and `data` (jsonb, as it is sent).
 */
export async function recordEvents(
  transaction: Transaction<DB>,
  told: RawBuilder<unknown>,
  now: string,
): Promise<void> {
  await sql`
    insert into webhook_event (kind, subject, account_id, order_id, path, data, happened_at)
      select told.kind, told.subject, told.account_id, told.order_id, told.path, told.data, ${now}::timestamptz
        from (${told}) as told (kind, subject, account_id, order_id, path, data)
        where exists (select from webhook_endpoint where events @> array[told.kind] and disabled_at is null
          and ${mayBeTold('told', sql.ref('webhook_endpoint.account_id'))})`.execute(transaction);
}

/** Writes down a message by which an endpoint is tried, already given to that one alone; the identifier of its delivery. */
export async function insertTestDelivery(
  transaction: Transaction<DB>,
  { endpointId, accountId, now }: { readonly endpointId: string; readonly accountId: string; readonly now: string },
): Promise<{ readonly id: string; readonly attemptId: string }> {
  const { rows } = await sql<{ id: string; attemptId: string }>`
    with event as (
      insert into webhook_event (kind, subject, account_id, data, happened_at, dispatched_at)
        values (${TEST_EVENT}, 'test:' || uuid_v7(), ${accountId}::uuid, '{}', ${now}::timestamptz, ${now}::timestamptz)
        returning id, subject, recorded_at
    )
    insert into webhook_delivery (event_id, endpoint_id, subject, recorded_at, created_at, attempt_id, due_at)
      select id, ${endpointId}::uuid, subject, recorded_at, ${now}::timestamptz, uuid_v7(), ${now}::timestamptz from event
      returning id, attempt_id as "attemptId"`.execute(transaction);
  const [delivery] = rows;
  if (!delivery) {
    throw new Error('A test message was not written.');
  }
  return delivery;
}

/** Deletes events before an instant, with what became of telling them. */
export async function deleteEventsBefore(db: Kysely<DB>, before: string): Promise<void> {
  await db.deleteFrom('webhook_event').where('happened_at', '<', before).execute();
}
