import { type Kysely, sql, type Transaction } from 'kysely';
import type { WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { isOfHiddenJob, mayBeTold } from '../event-audience.queries.ts';
import { addAttempts, type ScheduledAttempt } from '../webhook-deliveries.queries.ts';
import type { DeliveryState, Outcome, WebhookDeliveryRow } from '../webhook-row.ts';

/** A delivery whose attempt is due, with its address. */
export interface DueDelivery extends Pick<WebhookDeliveryRow, 'eventId' | 'kind' | 'path' | 'data' | 'happenedAt'> {
  readonly subject: string;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretEndsAt: string | null;
  readonly isDisabled: boolean;
  readonly isSuspended: boolean;
  /** Whether the account may be told of it at this moment, and it tells of nothing that has been hidden since. */
  readonly mayBeTold: boolean;
  readonly restingUntil: string | null;
  /** How often the endpoint had failed in a row when the attempt began. */
  readonly failures: number;
}

/** The delivery of an attempt; undefined if it is finished, or another attempt has replaced this one. */
export function findDueDelivery(db: Kysely<DB>, attemptId: string): Promise<DueDelivery | undefined> {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.event_id')
    .innerJoin('account', 'account.id', 'endpoint.account_id')
    .select(['event.id as eventId', 'event.kind', 'event.path', 'event.happened_at as happenedAt', 'delivery.subject'])
    .select(['endpoint.id as endpointId', 'endpoint.url', 'endpoint.secret', 'endpoint.resting_until as restingUntil'])
    .select('endpoint.failures')
    .select(['endpoint.previous_secret as previousSecret', 'endpoint.previous_secret_ends_at as previousSecretEndsAt'])
    .select((select) => [
      select.ref('event.data').$castTo<object>().as('data'),
      sql<boolean>`endpoint.disabled_at is not null`.as('isDisabled'),
      sql<boolean>`account.suspended_at is not null`.as('isSuspended'),
      sql<boolean>`${mayBeTold('event', sql.ref('endpoint.account_id'))} and not ${isOfHiddenJob('event')}`.as(
        'mayBeTold',
      ),
    ])
    .where('delivery.attempt_id', '=', attemptId)
    .executeTakeFirst();
}

/** An endpoint that is locked, as it is after an attempt. */
export interface LockedEndpoint {
  readonly accountId: string;
  readonly email: string;
  readonly url: string;
  readonly failures: number;
  readonly failingSince: string | null;
  readonly isDisabled: boolean;
}

/** Locks an endpoint until the transaction ends; nothing if it has been deleted. */
export function lockFailingEndpoint(transaction: Transaction<DB>, id: string): Promise<LockedEndpoint | undefined> {
  return transaction
    .selectFrom('webhook_endpoint as endpoint')
    .innerJoin('account', 'account.id', 'endpoint.account_id')
    .select(['account.id as accountId', 'account.email', 'endpoint.url', 'endpoint.failures'])
    .select('endpoint.failing_since as failingSince')
    .select(sql<boolean>`endpoint.disabled_at is not null`.as('isDisabled'))
    .where('endpoint.id', '=', id)
    .forNoKeyUpdate('endpoint')
    .executeTakeFirst();
}

/** What is noted of an attempt. */
export interface NotedAttempt {
  readonly attemptId: string;
  readonly outcome: Outcome;
  readonly status: number | null;
  readonly now: string;
}

/** Ends a delivery with this attempt; whether it was still the one to come. */
export async function endDelivery(
  transaction: Transaction<DB>,
  { attemptId, outcome, status, now }: NotedAttempt,
  state: Exclude<DeliveryState, 'waiting'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('webhook_delivery')
    .set({ state, outcome, status, attempted_at: now, ended_at: now, attempt_id: null, due_at: null })
    .set({ attempts: sql`attempts + 1` })
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How often a delivery was tried whose attempt this is; nothing if it is the one to come no more. */
export async function countAttempts(transaction: Transaction<DB>, attemptId: string): Promise<number | undefined> {
  const delivery = await transaction
    .selectFrom('webhook_delivery')
    .select('attempts')
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
  return delivery?.attempts;
}

/** Notes a failed attempt of a delivery, and schedules the next one. */
export async function retryDelivery(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { attemptId, outcome, status, now, dueAt }: NotedAttempt & { readonly dueAt: string },
): Promise<void> {
  const { rows } = await sql<ScheduledAttempt>`
    update webhook_delivery set outcome = ${outcome}, status = ${status}::integer, attempted_at = ${now}::timestamptz,
        attempts = attempts + 1, attempt_id = uuid_v7(), due_at = ${dueAt}::timestamptz
      where attempt_id = ${attemptId}::uuid
      returning attempt_id as id`.execute(transaction);
  await addAttempts(transaction, queue, startingAt(rows, dueAt));
}

/** Puts an attempt off that was not made. */
export async function postponeAttempt(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { attemptId, dueAt }: { readonly attemptId: string; readonly dueAt: string },
): Promise<void> {
  const { rows } = await sql<ScheduledAttempt>`
    update webhook_delivery set attempt_id = uuid_v7(), due_at = ${dueAt}::timestamptz
      where attempt_id = ${attemptId}::uuid
      returning attempt_id as id`.execute(transaction);
  await addAttempts(transaction, queue, startingAt(rows, dueAt));
}

/**
 * Takes an attempt away, where its endpoint is still off: its delivery waits until that is turned on.
 *
 * @returns false where it has been turned on meanwhile, so that the attempt is to be made.
 */
export async function parkDelivery(
  transaction: Transaction<DB>,
  { endpointId, attemptId }: { readonly endpointId: string; readonly attemptId: string },
): Promise<boolean> {
  const endpoint = await lockFailingEndpoint(transaction, endpointId);
  if (endpoint?.isDisabled === false) {
    return false;
  }
  await transaction
    .updateTable('webhook_delivery')
    .set({ attempt_id: null, due_at: null })
    .where('attempt_id', '=', attemptId)
    .execute();
  return true;
}

/** Notes that an endpoint has failed so often in a row, and how long it is left alone. */
export async function noteFailure(
  transaction: Transaction<DB>,
  id: string,
  { failures, restingUntil, now }: { failures: number; restingUntil: string | null; now: string },
): Promise<void> {
  await transaction
    .updateTable('webhook_endpoint')
    .set({ failures, failing_since: sql<string>`coalesce(failing_since, ${now}::timestamptz)` })
    .set({ resting_until: restingUntil })
    .where('id', '=', id)
    .execute();
}

/** The number of subjects whose waiting messages are sent at once after a receiver was down; the others keep their times. */
const MOST_WOKEN = 500;

/** Records that an endpoint responds again and, after a pause, has its waiting messages sent at once. */
export async function noteRecovery(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { id, wakes, now }: { readonly id: string; readonly wakes: boolean; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('webhook_endpoint')
    .set({ failures: 0, failing_since: null, resting_until: null })
    .where('id', '=', id)
    .execute();
  if (!wakes) {
    return;
  }
  const { rows } = await sql<ScheduledAttempt>`
    update webhook_delivery set attempt_id = uuid_v7(), due_at = ${now}::timestamptz
      where id in (
        select id from webhook_delivery
          where endpoint_id = ${id}::uuid and state = 'waiting' and attempt_id is not null and due_at > ${now}::timestamptz
          order by recorded_at, id limit ${MOST_WOKEN})
      returning attempt_id as id`.execute(transaction);
  await addAttempts(transaction, queue, rows);
}

function startingAt(rows: readonly ScheduledAttempt[], startAfter: string): ScheduledAttempt[] {
  return rows.map(({ id }) => ({ id, startAfter }));
}
