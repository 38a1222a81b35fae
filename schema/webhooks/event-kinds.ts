/** What webhooks tell of, by the names that stand in a message, each with a sentence for people. */
export const webhookEvents = {
  'job.published': 'A job was advertised, opened again, or is shown again.',
  'job.changed': 'An advertised job was changed.',
  'job.closed': 'A job was closed before its last day, or is no longer shown.',
  'document.published': 'A compliance document was published, or a new version of it.',
  'document.changed': 'What is said of a published version was corrected, and with it the checksum of its file.',
  'document.superseded': 'A version of a document was superseded by a new one.',
  'document.withdrawn': 'A document is no longer published.',
  'incident.opened': 'A part of the portal does not do what it is for.',
  'incident.updated': 'There is news of an incident.',
  'incident.resolved': 'An incident is over.',
  'order.state_changed': 'A bulk order of yours was sent, was answered for the first time, or was closed.',
  'order.quote_received': 'A supplier has quoted for a bulk order of yours, or changed its quote.',
  'order.quote_withdrawn': 'A supplier has withdrawn its quote for a bulk order of yours.',
  'order.quote_accepted': 'Items of a quote for a bulk order of yours were accepted.',
} as const satisfies Readonly<Record<string, string>>;

export type WebhookEventName = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as readonly WebhookEventName[];

/** What a message is called that its owner sends to try an endpoint. */
export const TEST_EVENT = 'webhook.test';
