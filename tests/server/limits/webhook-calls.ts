import * as webhookLimits from '../../../schema/webhooks/webhook-limits.ts';
import { account, type LimitedCall, mutation } from './doors.ts';

const endpoints = {
  file: 'schema/webhooks/webhook-endpoints.service.ts',
  limit: webhookLimits.endpointChanges,
} as const;
const deliveries = { file: 'schema/webhooks/webhook-deliveries.service.ts', limit: webhookLimits.sentByHand } as const;

/** Of webhooks. */
export const webhookCalls: readonly LimitedCall[] = [
  {
    ...endpoints,
    who: account,
    doors: [
      mutation(
        'createWebhookEndpoint',
        'MadeWebhookPayload',
        () => 'input: { url: "https://receiver.example/webhooks", events: [JOB_PUBLISHED] }',
      ),
      mutation(
        'updateWebhookEndpoint',
        'WebhookEndpointPayload',
        ({ webhook }) => `id: ${JSON.stringify(webhook)}, input: { isEnabled: true }`,
      ),
      mutation('rotateWebhookSecret', 'MadeWebhookPayload', ({ webhook }) => `id: ${JSON.stringify(webhook)}`),
    ],
  },
  {
    ...deliveries,
    who: account,
    doors: [
      mutation('sendTestWebhook', 'WebhookDeliveryPayload', ({ webhook }) => `webhookId: ${JSON.stringify(webhook)}`),
      mutation(
        'replayWebhookDelivery',
        'WebhookDeliveryPayload',
        ({ webhookDelivery }) => `id: ${JSON.stringify(webhookDelivery)}`,
      ),
    ],
  },
];
