/** What webhooks tell of, by the names that stand in a message, each with a sentence for people. */
export const webhookEvents = {
  'job.published': 'A job was advertised, or opened again.',
  'job.changed': 'An advertised job was changed.',
  'job.closed': 'A job was closed before its last day.',
} as const satisfies Readonly<Record<string, string>>;

export type WebhookEventName = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as readonly WebhookEventName[];

/** What a message is called that its owner sends to try an endpoint. */
export const TEST_EVENT = 'webhook.test';
