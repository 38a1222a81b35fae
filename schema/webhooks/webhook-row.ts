import type { WebhookEventName } from './event-kinds.ts';

/** Why an endpoint gets nothing. */
export type DisabledReason = 'owner' | 'failing';

/** An endpoint as its owner sees it. */
export interface WebhookEndpointRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEventName[];
  readonly createdAt: string;
  readonly secretChangedAt: string;
  /** Until when messages are signed with the secret before, too; null if there is none. */
  readonly previousSecretEndsAt: string | null;
  /** Since when it gets nothing; null while it does. */
  readonly disabledAt: string | null;
  readonly disabledReason: DisabledReason | null;
  /** Since when no attempt was answered well; null if the last one was. */
  readonly failingSince: string | null;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** The result of an attempt. Of the response only the status is stored. */
export type Outcome =
  | 'answered'
  | 'late'
  | 'not_public'
  | 'not_resolved'
  | 'not_seen'
  | 'redirected'
  | 'refused'
  | 'suspended'
  | 'too_long'
  | 'unreachable'
  | 'unreadable_secret'
  | 'untrusted';

/** A message to an endpoint, and its result. */
export interface WebhookDeliveryRow {
  readonly id: string;
  /** Goes with each attempt as webhook-id. */
  readonly eventId: string;
  readonly kind: string;
  readonly path: string | null;
  readonly data: object;
  readonly happenedAt: string;
  readonly createdAt: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly attemptedAt: string | null;
  readonly dueAt: string | null;
  readonly outcome: Outcome | null;
  readonly status: number | null;
}
