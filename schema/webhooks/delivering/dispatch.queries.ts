import { type Kysely, sql, type Transaction } from 'kysely';
import type { WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { mayBeTold } from '../event-audience.queries.ts';
import { scheduleFirst } from '../webhook-deliveries.queries.ts';

/** What is to be done; mostly nothing, and then one statement tells. */
export interface Waiting {
  readonly events: boolean;
  readonly resumed: boolean;
}

/** Whether events wait to be given out, and whether there are endpoints that have been turned on again. */
export async function findWaiting(db: Kysely<DB>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select exists (select from webhook_event where dispatched_at is null) as events,
      exists (select from webhook_endpoint where is_resumed = true) as resumed`.execute(db);
  return rows[0] ?? { events: false, resumed: false };
}

/**
 * Gives the oldest events that wait to each endpoint that wants them, in the order of each subject, and schedules their delivery.
 * Several processes take turns at this.
 *
 * @returns how many events were given out.
 */
export async function dispatchOldest(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { most, now }: { readonly most: number; readonly now: string },
): Promise<number> {
  const { rows: events } = await sql<{ id: string; kind: string }>`
    select id, kind from webhook_event where dispatched_at is null order by recorded_at, id limit ${most}
      for no key update`.execute(transaction);
  if (events.length === 0) {
    return 0;
  }
  const ids = events.map(({ id }) => id);
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  // Locked before anything is added, as the end of a delivery looks for the next one of its subject under this lock.
  const { rows: endpoints } = await sql<{ id: string }>`
    select id from webhook_endpoint where disabled_at is null and events && ${kinds}::text[] order by id
      for no key update`.execute(transaction);
  const endpointIds = endpoints.map(({ id }) => id);
  const { rows: added } = await sql<{ subject: string }>`
    insert into webhook_delivery (event_id, endpoint_id, subject, recorded_at, created_at)
      select event.id, endpoint.id, event.subject, event.recorded_at, ${now}::timestamptz
        from webhook_event as event
        join webhook_endpoint as endpoint on event.kind = any(endpoint.events)
          and ${mayBeTold('event', sql.ref('endpoint.account_id'))}
        join account on account.id = endpoint.account_id and account.suspended_at is null
        where event.id = any(${ids}::uuid[]) and endpoint.id = any(${endpointIds}::uuid[])
        order by event.recorded_at, event.id
      on conflict (event_id, endpoint_id) do nothing
      returning subject`.execute(transaction);
  await sql`update webhook_event set dispatched_at = ${now}::timestamptz where id = any(${ids}::uuid[])`.execute(
    transaction,
  );
  if (added.length > 0) {
    const subjects = [...new Set(added.map(({ subject }) => subject))];
    await scheduleFirst(transaction, queue, { endpointIds, of: subjects, now });
  }
  return events.length;
}

/**
 * Schedules what waits for one of the endpoints that have been turned on, of so many subjects at most. Which one is left to
 * chance, so that none with much to send holds up the others.
 *
 * @returns how many deliveries were scheduled; nothing where there is no such endpoint.
 */
export async function scheduleResumed(
  transaction: Transaction<DB>,
  queue: WorkQueue,
  { most, now }: { readonly most: number; readonly now: string },
): Promise<number | undefined> {
  const endpoint = await transaction
    .selectFrom('webhook_endpoint')
    .select(['id', sql<boolean>`disabled_at is null`.as('isEnabled')])
    .where('is_resumed', '=', sql.lit(true))
    .orderBy(sql`random()`)
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!endpoint) {
    return undefined;
  }
  const { id, isEnabled } = endpoint;
  const scheduled = isEnabled ? await scheduleFirst(transaction, queue, { endpointIds: [id], of: most, now }) : 0;
  if (scheduled < most) {
    await transaction.updateTable('webhook_endpoint').set({ is_resumed: false }).where('id', '=', id).execute();
  }
  return scheduled;
}
