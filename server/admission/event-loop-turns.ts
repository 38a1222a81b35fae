import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Spreads pieces of work that take long, and wait for nothing, over turns of the event loop: one in each. Between two of
 * them the process looks at what else has arrived, /health among it.
 */
export class EventLoopTurns {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves when the piece of work may begin; rejects with the signal's reason where it need not any more. */
  async next(signal: AbortSignal): Promise<void> {
    const turn = this.#last.then(() => (signal.aborted ? undefined : nextTurn()));
    this.#last = turn;
    await turn;
    signal.throwIfAborted();
  }
}
