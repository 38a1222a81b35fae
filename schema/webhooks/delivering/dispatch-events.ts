import type { Kysely } from 'kysely';
import type { Clock, WorkQueue } from '../../ports.ts';
import type { DB } from '../../tables.ts';
import { inTransaction } from '../../transaction.ts';
import { dispatchOldest, findWaiting, scheduleResumed } from './dispatch.queries.ts';

/** Events that are given out in one transaction. */
const BATCH = 20;
/** Subjects that are told of at once when an endpoint is turned on; the others follow by and by. */
const MOST_RESUMED = 500;

/**
 * Gives all events that wait to the endpoints that want them, and schedules what waits for those that have been turned on. Done
 * again after a failure, it goes on.
 */
export async function dispatchEvents(host: {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly queue: WorkQueue;
}): Promise<void> {
  const { db, clock, queue } = host;
  const waiting = await findWaiting(db);
  let given = waiting.events ? BATCH : 0;
  while (given === BATCH) {
    const now = clock.now().toISOString();
    given = await inTransaction(db, (transaction) => dispatchOldest(transaction, queue, { most: BATCH, now }));
  }
  let left = waiting.resumed ? MOST_RESUMED : 0;
  while (left > 0) {
    const given = { most: left, now: clock.now().toISOString() };
    const scheduled = await inTransaction(db, (transaction) => scheduleResumed(transaction, queue, given));
    left -= scheduled ?? left;
  }
}
