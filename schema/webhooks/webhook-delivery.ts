import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { outcomeWords } from './delivery-words.ts';
import type { WebhookDeliveryRow } from './webhook-row.ts';

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  description: 'What has become of a delivery.',
  values: {
    WAITING: { value: 'waiting', description: 'It is to be sent, for the first time or once more.' },
    DELIVERED: { value: 'delivered', description: 'The receiver has answered with a status of 200 to 299.' },
    FAILED: {
      value: 'failed',
      description: 'It was given up after 15 attempts within 75 hours, or could not be sent.',
    },
  } as const,
});

const WebhookDelivery = builder.objectRef<WebhookDeliveryRow>('WebhookDelivery').implement({
  description: 'A message to a webhook, and what has become of it. Kept for 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the delivery.' }),
    webhookId: t.exposeID('eventId', {
      description: 'Sent with each attempt as `webhook-id`: a receiver that has seen it before has had the message.',
    }),
    event: t.exposeString('kind', {
      description: 'What it tells of, as `job.published`; `webhook.test` where its owner has tried the webhook.',
    }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When that happened.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given to this webhook.' }),
    state: t.field({
      type: WebhookDeliveryState,
      description: 'Its state.',
      resolve: ({ state }) => state,
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was sent, since it was last asked for by hand.' }),
    attemptedAt: t.expose('attemptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent; null if it was not yet.',
    }),
    nextAttemptAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it is sent next; null if it is not, or waits for an earlier event of the same subject or for the webhook to be turned on.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'Status of the last answer; null if there was none.',
    }),
    lastResult: t.string({
      nullable: true,
      description: 'What came of the last attempt, in a sentence; null if there was none.',
      resolve: ({ outcome, status }) => (outcome === null ? null : outcomeWords(outcome, status)),
    }),
    body: t.string({
      description: 'What is sent: JSON with `type`, `timestamp` and `data`.',
      resolve: (delivery, _args, { services }) => services.webhookDeliveries.bodyOf(delivery),
    }),
  }),
});

const WebhookDeliveryPayload = builder.objectRef<WebhookDeliveryRow>('WebhookDeliveryPayload').implement({
  description: 'A message is on its way to a webhook.',
  fields: (t) => ({
    delivery: t.field({ type: WebhookDelivery, description: 'The message.', resolve: (delivery) => delivery }),
  }),
});

const WebhookDeliveryConnection = connectionType('WebhookDelivery', WebhookDelivery);

builder.queryField('webhookDeliveries', (t) =>
  t.field({
    type: WebhookDeliveryConnection,
    nullable: true,
    description:
      "What one of one's own webhooks was told, the newest first; null if it is none of one's own. Kept for 30 days.",
    args: {
      webhookId: t.arg.id({ required: true, description: 'Identifier of the webhook.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { webhookId, ...page }, { services }) => services.webhookDeliveries.list(webhookId, page),
  }),
);

builder.mutationField('replayWebhookDelivery', (t) =>
  t.field({
    type: mutationResult<WebhookDeliveryRow>('ReplayWebhookDeliveryResult', WebhookDeliveryPayload),
    description:
      'Sends a message to a webhook once more, at once, with the same `webhook-id`, whatever has become of it. A ConflictError where an earlier message about the same thing waits, as that goes first.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the delivery.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.webhookDeliveries.replay(id)),
  }),
);

builder.mutationField('sendTestWebhook', (t) =>
  t.field({
    type: mutationResult<WebhookDeliveryRow>('SendTestWebhookResult', WebhookDeliveryPayload),
    description: 'Sends a message of the type `webhook.test` to a webhook, to try it.',
    args: { webhookId: t.arg.id({ required: true, description: 'Identifier of the webhook.' }) },
    complexity: 20,
    resolve: (_root, { webhookId }, { services }) => orRefusal(services.webhookDeliveries.sendTest(webhookId)),
  }),
);
