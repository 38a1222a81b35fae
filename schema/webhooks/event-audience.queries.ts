import { type RawBuilder, sql } from 'kysely';
import { isOrderSeenBy } from '../access/members/seen-orders.queries.ts';
import type { WebhookEventName } from './event-kinds.ts';

/**
 * Whether an account may be told of an event at this moment: of one that is for a single account, that one; of an order, those
 * who see it as its buyer. It is asked when events are given out, before each attempt, and where the log is read.
 *
 * @param event the name of the event's row. @param account the identifier of the account, as an expression.
 */
export function mayBeTold(event: 'told' | 'event', account: RawBuilder<unknown>): RawBuilder<boolean> {
  const [accountId, orderId] = [sql.ref(`${event}.account_id`), sql.ref(`${event}.order_id`)];
  return sql<boolean>`((${accountId} is null or ${accountId} = ${account})
    and (${orderId} is null or ${isOrderSeenBy(orderId, account)}))`;
}

const advertising: readonly WebhookEventName[] = ['job.published', 'job.changed'];

/** Whether an event tells of a post as advertised that is hidden by now. @param event the name of the event's row. */
export function isOfHiddenJob(event: 'event'): RawBuilder<boolean> {
  const [kind, data] = [sql.ref(`${event}.kind`), sql.ref(`${event}.data`)];
  return sql<boolean>`case when ${kind} = any(${[...advertising]}::text[])
    then exists (select from job where job.id = (${data} ->> 'id')::uuid and job.hidden_at is not null) else false end`;
}
