import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** As often as there is a run of alerts, and sooner while the database does not answer; in milliseconds. */
const pauses = { betweenPlans: 60_000, afterFailure: 5_000 };

export interface AlertPlanningOptions {
  /** Adds the run of the next minute, unless it is there. */
  readonly plan: () => Promise<void>;
  /** Resolves once the worker has begun: nothing is planned before. */
  readonly begun: Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly pause?: typeof pauses;
}

/**
 * Plans the runs of alerts, again and again until the signal is aborted. Each run plans the next one, too; where one has failed
 * before it came to that as often as it is tried, the runs go on with this.
 */
export async function startPlanningAlerts({
  plan,
  begun,
  log,
  signal,
  pause = pauses,
}: AlertPlanningOptions): Promise<void> {
  await begun;
  while (!signal.aborted) {
    let wait = pause.betweenPlans;
    try {
      await plan();
    } catch (error) {
      wait = pause.afterFailure;
      if (!signal.aborted) {
        log.warn({ err: error }, 'the next run of alerts could not be planned');
      }
    }
    await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  }
}
