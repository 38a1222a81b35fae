import { Webhook } from 'standardwebhooks';
import type { OutgoingWebhook } from '../../schema/webhooks/delivering/deliver.ts';

/** The headers of a message as Standard Webhooks has them, with a signature for each secret. */
export function signedHeaders({ id, body, secrets, sentAt }: Omit<OutgoingWebhook, 'url'>): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
  };
}
