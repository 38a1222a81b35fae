import { type Kysely, sql, type Transaction } from 'kysely';
import type { WorkQueue } from '../ports.ts';
import type { RowQuery } from '../queries/lists/listed-table.ts';
import type { DB } from '../tables.ts';
import { mayBeTold } from './event-audience.queries.ts';
import { selectDeliveries } from './listed-deliveries.ts';
import type { WebhookDeliveryRow } from './webhook-row.ts';

/** Of an account's own delivery: to which of its endpoints it goes. */
export interface OwnDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly isDisabled: boolean;
  /** Whether it waits for an earlier one of its subject, which goes first. */
  readonly isHeldUp: boolean;
}

/** A delivery to an endpoint of an account, if the account may receive it at this moment. */
export function findOwnDelivery(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<OwnDelivery | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'webhook_delivery.endpoint_id')
    .innerJoin('webhook_event as event', 'event.id', 'webhook_delivery.event_id')
    .select(['webhook_delivery.id', 'endpoint.id as endpointId'])
    .select(sql<boolean>`endpoint.disabled_at is not null`.as('isDisabled'))
    .select(
      sql<boolean>`(webhook_delivery.state = 'waiting' and webhook_delivery.attempt_id is null and exists (
        select from webhook_delivery as earlier
          where earlier.endpoint_id = webhook_delivery.endpoint_id and earlier.subject = webhook_delivery.subject
            and earlier.state = 'waiting'
            and (earlier.recorded_at, earlier.id) < (webhook_delivery.recorded_at, webhook_delivery.id)))`.as(
        'isHeldUp',
      ),
    )
    .where('webhook_delivery.id', '=', id)
    .where('endpoint.account_id', '=', accountId)
    .where(mayBeTold('event', sql.ref('endpoint.account_id')))
    .executeTakeFirst();
}

/** One delivery as it is shown. */
export function findDelivery(db: Kysely<DB>, id: string): Promise<WebhookDeliveryRow | undefined> {
  const rows = db.selectFrom('webhook_delivery').where('webhook_delivery.id', '=', id) as unknown as RowQuery;
  return selectDeliveries(rows).executeTakeFirst();
}

/** Has a delivery sent at once, whatever has become of it, with all its attempts before it again. */
export async function sendAgain(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { id, now }: { readonly id: string; readonly now: string },
): Promise<void> {
  const { attemptId } = await transaction
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, ended_at: null, attempt_id: sql`uuid_v7()`, due_at: now })
    .where('id', '=', id)
    .returning('attempt_id as attemptId')
    .executeTakeFirstOrThrow();
  await addAttempts(transaction, queue, [{ id: attemptId ?? '' }]);
}

/** What is scheduled, and when it is due. */
export interface ScheduledAttempt {
  readonly id: string;
  readonly startAfter?: string;
}

/** Adds the queue jobs of attempts that have been written down. */
export async function addAttempts(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  attempts: readonly ScheduledAttempt[],
): Promise<void> {
  if (attempts.length > 0) {
    await queue.add(transaction, 'webhook-delivery', attempts);
  }
}

/** Adds the attempts that are to come to the queue, where it does not have them: after an import, or a change of the queue itself. */
export async function queueWaitingAttempts(transaction: Transaction<DB>, queue: WorkQueue): Promise<void> {
  const waiting = await transaction
    .selectFrom('webhook_delivery')
    .select(['attempt_id as id', 'due_at as startAfter'])
    .where('attempt_id', 'is not', null)
    .orderBy('attempt_id')
    .$narrowType<{ id: string; startAfter: string }>()
    .execute();
  await addAttempts(transaction, queue, waiting);
}

/**
 * Schedules the first delivery that waits of each subject, if it is not: it goes before the others of its subject. The
 * endpoints are locked.
 *
 * @param of some subjects, or at most so many of any. @returns how many were scheduled.
 */
export async function scheduleFirst(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { endpointIds, of, now }: { endpointIds: readonly string[]; of: readonly string[] | number; now: string },
): Promise<number> {
  const ofSubjects = typeof of === 'number' ? sql`` : sql`and subject = any(${[...of]}::text[])`;
  const atMost = typeof of === 'number' ? sql`limit ${of}` : sql``;
  const { rows } = await sql<ScheduledAttempt>`
    with first as (
      select distinct on (endpoint_id, subject) id, attempt_id from webhook_delivery
        where state = 'waiting' and endpoint_id = any(${[...endpointIds]}::uuid[]) ${ofSubjects}
        order by endpoint_id, subject, recorded_at, id),
      unscheduled as (select id from first where attempt_id is null ${atMost})
    update webhook_delivery as delivery set attempt_id = uuid_v7(), due_at = ${now}::timestamptz
      from unscheduled where unscheduled.id = delivery.id
      returning delivery.attempt_id as id`.execute(transaction);
  await addAttempts(transaction, queue, rows);
  return rows.length;
}
