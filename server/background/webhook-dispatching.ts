import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock, WorkQueue } from '../../schema/ports.ts';
import type { DB } from '../../schema/tables.ts';
import { dispatchEvents } from '../../schema/webhooks/delivering/dispatch-events.ts';

/** The interval of dispatching: each run is one statement by a small index. */
const LOOK_EVERY_MS = 1_000;
/** While the database does not answer. */
const TRY_AGAIN_MS = 5_000;

export interface DispatchingOptions {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  /** Opens the queue, or hands over the one that is open. */
  readonly openQueue: () => Promise<WorkQueue>;
  /** Resolves once the worker has begun: nothing is given out before. */
  readonly begun: Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Gives events to the endpoints that want them, again and again until the signal is aborted. Changes write their events without
 * the queue, as some are made if there is none: in commands, and by what takes publications down.
 */
export async function startDispatching({
  db,
  clock,
  openQueue,
  begun,
  log,
  signal,
}: DispatchingOptions): Promise<void> {
  await begun;
  while (!signal.aborted) {
    let wait = LOOK_EVERY_MS;
    try {
      await dispatchEvents({ db, clock, queue: await openQueue() });
    } catch (error) {
      wait = TRY_AGAIN_MS;
      if (!signal.aborted) {
        log.warn({ err: error }, 'webhook events could not be given out');
      }
    }
    await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  }
}
