import type { Kysely, Transaction } from 'kysely';
import type { Clock, MailPorts, SealedSecrets } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { scheduleFirst } from '../webhook-deliveries.queries.ts';
import { disableEndpoint } from '../webhook-endpoints.queries.ts';
import { mailEndpoint } from '../webhook-mail.ts';
import { messageBody } from '../webhook-message.ts';
import type { Outcome } from '../webhook-row.ts';
import { WEBHOOK_SECRET } from '../webhook-secret.ts';
import {
  countAttempts,
  type DueDelivery,
  endDelivery,
  findDueDelivery,
  lockFailingEndpoint,
  type NotedAttempt,
  noteFailure,
  noteRecovery,
  parkDelivery,
  postponeAttempt,
  retryDelivery,
} from './attempts.queries.ts';
import { FAILING_TOO_LONG_MS, failuresAfter, restAfter, retryDelay } from './retry-delays.ts';

/** A message as it is sent. */
export interface OutgoingWebhook {
  readonly url: string;
  /** Of the event: the same for each attempt. */
  readonly id: string;
  readonly body: string;
  /** What it is signed with; the present secret first. */
  readonly secrets: readonly string[];
  readonly sentAt: Date;
}

/** The result of sending a message; `status` if there was a response. */
export interface SentWebhook {
  readonly outcome: Outcome;
  readonly status: number | null;
}

export interface DeliveryHost {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly ports: MailPorts;
  readonly secrets: SealedSecrets;
  /** Sends a message. It returns the result, and never throws for a failure of the receiver. */
  readonly send: (message: OutgoingWebhook) => Promise<SentWebhook>;
}

/**
 * Makes one attempt of a delivery, and writes down what came of it together with what follows: the next attempt, or the next
 * event of the same subject. Where the process goes down in between, the attempt is made again with the same webhook-id: a
 * message comes twice then, and never not at all.
 */
export async function deliver(host: DeliveryHost, attemptId: string): Promise<void> {
  const { db, clock } = host;
  const due = await findDueDelivery(db, attemptId);
  if (!due) {
    return;
  }
  if (due.isDisabled) {
    const { endpointId } = due;
    const isParked = await inTransaction(db, (transaction) => parkDelivery(transaction, { endpointId, attemptId }));
    // Turned on since it was read, it may go elsewhere, too.
    return isParked ? undefined : deliver(host, attemptId);
  }
  const before = clock.now().toISOString();
  const withheld = reasonToWithhold(due);
  if (due.restingUntil !== null && due.restingUntil > before && withheld === undefined) {
    const dueAt = due.restingUntil;
    await inTransaction(db, (transaction) => postponeAttempt(transaction, host.ports.queue, { attemptId, dueAt }));
    return;
  }
  const sent: SentWebhook = withheld ? { outcome: withheld, status: null } : await attempt(host, due);
  const noted = { ...sent, attemptId, now: clock.now().toISOString() };
  await inTransaction(db, (transaction) => note(transaction, host, due, noted));
}

/** Why nothing is sent, which is not a failure of the receiver. */
function reasonToWithhold({ isSuspended, mayBeTold }: DueDelivery): 'suspended' | 'not_seen' | undefined {
  if (isSuspended) {
    return 'suspended';
  }
  return mayBeTold ? undefined : 'not_seen';
}

async function attempt({ clock, ports, secrets, send }: DeliveryHost, due: DueDelivery): Promise<SentWebhook> {
  const owner = { purpose: WEBHOOK_SECRET, id: due.endpointId };
  const sentAt = clock.now();
  const { secret, previousSecret, previousSecretEndsAt } = due;
  const isOverlapping = previousSecretEndsAt !== null && previousSecretEndsAt > sentAt.toISOString();
  const sealed = [secret, ...(previousSecret !== null && isOverlapping ? [previousSecret] : [])];
  const opened = sealed.flatMap((one) => secrets.open(owner, one) ?? []);
  if (opened.length === 0) {
    return { outcome: 'unreadable_secret', status: null };
  }
  return send({ url: due.url, id: due.eventId, body: messageBody(ports.site.origin, due), secrets: opened, sentAt });
}

async function note(
  transaction: Transaction<DB>,
  { ports }: DeliveryHost,
  due: DueDelivery,
  noted: NotedAttempt,
): Promise<void> {
  const { queue } = ports;
  const { endpointId, subject } = due;
  const { attemptId, outcome, now } = noted;
  const endpoint = await lockFailingEndpoint(transaction, endpointId);
  const attempts = await countAttempts(transaction, attemptId);
  if (!endpoint || attempts === undefined) {
    return;
  }
  const next = { endpointIds: [endpointId], of: [subject], now };
  if (outcome === 'answered') {
    await endDelivery(transaction, noted, 'delivered');
    if (endpoint.failures > 0) {
      // One subject that fails among others that do not is left to its own times.
      await noteRecovery(transaction, queue, { id: endpointId, wakes: restAfter(endpoint.failures) > 0, now });
    }
    await scheduleFirst(transaction, queue, next);
    return;
  }
  if (outcome === 'suspended' || outcome === 'not_seen') {
    await endDelivery(transaction, noted, 'failed');
    await scheduleFirst(transaction, queue, next);
    return;
  }
  const failures = failuresAfter(due.failures, endpoint.failures);
  const rest = restAfter(failures);
  await noteFailure(transaction, endpointId, { failures, restingUntil: rest > 0 ? later(now, rest) : null, now });
  const delay = retryDelay(attempts + 1);
  if (delay !== undefined) {
    await retryDelivery(transaction, queue, { ...noted, dueAt: later(now, delay) });
    return;
  }
  await endDelivery(transaction, noted, 'failed');
  const failingFor = Date.parse(now) - Date.parse(endpoint.failingSince ?? now);
  if (failingFor >= FAILING_TOO_LONG_MS && !endpoint.isDisabled) {
    await disableEndpoint(transaction, { id: endpointId, reason: 'failing', now });
    await mailEndpoint(transaction, 'webhook-disabled', endpoint, { ports, now });
    return;
  }
  await scheduleFirst(transaction, queue, next);
}

function later(now: string, milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString();
}
