import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../tables.ts';
import type { GivenEndpoint } from './endpoint-checks.ts';
import type { WebhookEventName } from './event-kinds.ts';
import type { DisabledReason, WebhookEndpointRow } from './webhook-row.ts';

/** The endpoints of an account, the newest first. */
export function listEndpoints(db: Kysely<DB>, accountId: string): Promise<WebhookEndpointRow[]> {
  return endpoints(db)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One endpoint of an account. */
export function findEndpoint(
  db: Kysely<DB>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<WebhookEndpointRow | undefined> {
  return endpoints(db).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
}

function endpoints(db: Kysely<DB>) {
  return db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'created_at as createdAt', 'secret_changed_at as secretChangedAt'])
    .select(['previous_secret_ends_at as previousSecretEndsAt', 'disabled_at as disabledAt'])
    .select('failing_since as failingSince')
    .select((select) => [
      select.ref('events').$castTo<WebhookEventName[]>().as('events'),
      select.ref('disabled_reason').$castTo<DisabledReason | null>().as('disabledReason'),
    ]);
}

/** How many endpoints an account has, which is locked. */
export async function countEndpoints(transaction: Transaction<DB>, accountId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('webhook_endpoint')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Inserts an endpoint under an identifier with which its secret was sealed. */
export async function insertEndpoint(
  transaction: Transaction<DB>,
  {
    id,
    accountId,
    url,
    events,
    secret,
    now,
  }: GivenEndpoint & { id: string; accountId: string; secret: string; now: string },
): Promise<void> {
  await transaction
    .insertInto('webhook_endpoint')
    .values({
      ...{ id, account_id: accountId, url, events: [...events], secret },
      ...{ secret_changed_at: now, created_at: now },
    })
    .execute();
}

/** Rewrites where messages go, or what they tell of; what is absent stays. */
export async function updateEndpoint(
  transaction: Transaction<DB>,
  id: string,
  { url, events }: Partial<GivenEndpoint>,
): Promise<void> {
  if (url !== undefined || events !== undefined) {
    await transaction
      .updateTable('webhook_endpoint')
      .set({ ...(url !== undefined && { url }), ...(events && { events: [...events] }) })
      .where('id', '=', id)
      .execute();
  }
}

const noFailures = { failures: 0, failing_since: null, resting_until: null };

/** Turns an endpoint on, as if nothing had failed. What waits for it is scheduled afterwards. */
export async function enableEndpoint(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .updateTable('webhook_endpoint')
    .set({ ...noFailures, disabled_at: null, disabled_reason: null, is_resumed: true })
    .where('id', '=', id)
    .execute();
}

/** Has what is due for an endpoint sent, though it has failed before: its owner has asked for that. */
export async function endRest(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.updateTable('webhook_endpoint').set({ resting_until: null }).where('id', '=', id).execute();
}

/** Turns an endpoint off that is on. */
export async function disableEndpoint(
  transaction: Transaction<DB>,
  { id, reason, now }: { readonly id: string; readonly reason: DisabledReason; readonly now: string },
): Promise<void> {
  await transaction
    .updateTable('webhook_endpoint')
    .set({ disabled_at: now, disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .execute();
}

/** Turns off whatever endpoint of an account is on; answers with their identifiers. */
export async function disableEndpointsOf(
  transaction: Transaction<DB>,
  accountId: string,
  now: string,
): Promise<string[]> {
  // In an order in which no two wait for each other.
  const held = await transaction
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = held.map(({ id }) => id);
  if (ids.length > 0) {
    const reason: DisabledReason = 'owner';
    await transaction
      .updateTable('webhook_endpoint')
      .set({ disabled_at: now, disabled_reason: reason })
      .where('id', 'in', ids)
      .execute();
  }
  return ids;
}

/** Gives an endpoint another secret; messages are signed with the one before as well until then. */
export async function replaceSecret(
  transaction: Transaction<DB>,
  { id, secret, previousEndsAt, now }: { id: string; secret: string; previousEndsAt: string; now: string },
): Promise<void> {
  await transaction
    .updateTable('webhook_endpoint')
    .set({ secret, secret_changed_at: now, previous_secret: sql`secret`, previous_secret_ends_at: previousEndsAt })
    .where('id', '=', id)
    .execute();
}

/** Locks an endpoint until the transaction ends. */
export async function lockEndpoint(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.selectFrom('webhook_endpoint').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Deletes an endpoint, with its deliveries. */
export async function deleteEndpoint(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}
