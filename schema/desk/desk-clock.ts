import { builder } from '../builder.ts';
import { type DeskQueueName, deskQueues } from './desk-queues.ts';

const HOUR_MS = 3_600_000;

/** How long an item of a queue has waited. */
export interface DeskClock {
  readonly since: string;
  readonly dueAt: string;
  readonly isOverdue: boolean;
}

export const DeskClockType = builder.objectRef<DeskClock>('DeskClock').implement({
  description: "How long an item of the operators' desk has waited.",
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'When it began to wait.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it is due.' }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'Whether it has waited longer than that.' }),
  }),
});

/** The queues whose deadlines are in hours. */
type HourlyQueue = {
  [Name in DeskQueueName]: (typeof deskQueues)[Name]['due'] extends { readonly hours: number } ? Name : never;
}[DeskQueueName];

/** How long an item has waited in a queue since an instant (ISO 8601). */
export function deskClock(queue: HourlyQueue, since: string, now: Date): DeskClock {
  const due = new Date(Date.parse(since) + deskQueues[queue].due.hours * HOUR_MS);
  return { since, dueAt: due.toISOString(), isOverdue: now > due };
}
