import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DB, WebhookEndpoint } from '../../schema/tables.ts';
import { newWebhookSecret, WEBHOOK_SECRET } from '../../schema/webhooks/webhook-secret.ts';
import { sealedSecrets } from '../../server/credentials/sealed-secrets.ts';
import { testNow, testSecret } from '../support/test-app.ts';

/** A webhook that was added just now, with its secret, and what it is told of: posts that are advertised. */
export async function createWebhook(
  db: Kysely<DB>,
  values: Partial<Insertable<WebhookEndpoint>> & { readonly account_id: string },
): Promise<{ readonly id: string; readonly secret: string }> {
  const id = values.id ?? randomUUID();
  const secret = newWebhookSecret();
  const now = testNow.toISOString();
  await db
    .insertInto('webhook_endpoint')
    .values({
      ...{ url: 'https://receiver.example/webhooks', events: ['job.published'], created_at: now },
      ...{ secret_changed_at: now, secret: sealedSecrets([testSecret]).seal({ purpose: WEBHOOK_SECRET, id }, secret) },
      ...values,
      id,
    })
    .execute();
  return { id, secret };
}

/** A webhook with a message to it that waits. */
export async function createWaitingWebhook(
  db: Kysely<DB>,
  values: { readonly account_id: string; readonly url: string },
): Promise<{ readonly webhook: string; readonly webhookDelivery: string }> {
  const { id: webhook } = await createWebhook(db, values);
  const { id: webhookDelivery } = await createWebhookDelivery(db, { endpointId: webhook });
  return { webhook, webhookDelivery };
}

/** A message to a webhook that waits for its first attempt, which is due. */
export async function createWebhookDelivery(
  db: Kysely<DB>,
  { endpointId, happenedAt = testNow.toISOString() }: { readonly endpointId: string; readonly happenedAt?: string },
): Promise<{ readonly id: string; readonly eventId: string }> {
  const { id: event_id } = await db
    .insertInto('webhook_event')
    .values({
      ...{ kind: 'job.published', subject: `job:${randomUUID()}`, data: '{"title":"Midwife"}' },
      ...{ happened_at: happenedAt, dispatched_at: happenedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('webhook_delivery')
    .values({
      ...{ event_id, endpoint_id: endpointId, subject: `event:${event_id}`, recorded_at: happenedAt },
      ...{ created_at: happenedAt, attempt_id: randomUUID(), due_at: happenedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, eventId: event_id };
}
