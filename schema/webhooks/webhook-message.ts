import type { WebhookDeliveryRow } from './webhook-row.ts';

/** The body of a message as Standard Webhooks has it. The same event has the same body, however often it is sent. */
export function messageBody(
  origin: string,
  { kind, happenedAt, path, data }: Pick<WebhookDeliveryRow, 'kind' | 'happenedAt' | 'path' | 'data'>,
): string {
  const told = path === null ? data : { ...data, url: `${origin}${path}` };
  return JSON.stringify({ type: kind, timestamp: new Date(happenedAt).toISOString(), data: told });
}
