import type { Deadline } from '../queries/deadline.ts';

/**
 * Places for so much work at a time. Work keeps its place until it has really ended, also where no request waits for it any
 * more: a statement holds its connection for as long. A request that finds no place free waits for one, until the deadline.
 */
export class Places {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /** @throws TooLate if no place has become free in time. */
  async run<Value>(deadline: Deadline, work: () => Promise<Value>): Promise<Value> {
    await this.#take(deadline);
    try {
      return await work();
    } finally {
      this.#giveBack();
    }
  }

  async #take(deadline: Deadline): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    try {
      await deadline.wait(promise);
    } catch (failure) {
      // It may have been given a place in the very moment in which it gave up.
      if (!this.#waiting.delete(resolve)) {
        this.#giveBack();
      }
      throw failure;
    }
  }

  #giveBack(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next();
    } else {
      this.#free += 1;
    }
  }
}
