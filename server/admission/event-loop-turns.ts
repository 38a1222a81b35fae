import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn that took no longer found nothing to do. */
const EMPTY_TURN_MS = 0.05;
const EMPTY_TURNS = 2;
const LONGEST_CATCHING_UP_MS = 200;

/**
 * Spreads pieces of work that keep the process to themselves over time. After each, the process catches up with what
 * else has arrived, /health among it, for twice as long as the piece took at most: it accepts a single connection in a turn of
 * the event loop, so one turn would not do.
 */
export class EventLoopTurns {
  #caughtUp: Promise<unknown> = Promise.resolve();

  /** Resolves when the piece of work may begin; rejects with the signal's reason if it is no longer needed. */
  async next(signal: AbortSignal): Promise<void> {
    const begun = this.#caughtUp;
    this.#caughtUp = begun.then(() => (signal.aborted ? undefined : catchUp()));
    await begun;
    signal.throwIfAborted();
  }
}

/** Called when a piece of work begins, which ends with the first turn. */
async function catchUp(): Promise<void> {
  const beganAt = performance.now();
  await nextTurn();
  let now = performance.now();
  const until = now + Math.min(2 * (now - beganAt), LONGEST_CATCHING_UP_MS);
  for (let empty = 0; now < until && empty < EMPTY_TURNS; ) {
    await nextTurn();
    const turnMs = performance.now() - now;
    empty = turnMs < EMPTY_TURN_MS ? empty + 1 : 0;
    now += turnMs;
  }
}
