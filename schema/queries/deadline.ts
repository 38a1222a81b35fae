/** What a caller waited for did not come in time. */
export class TooLate extends Error {
  constructor() {
    super('The answer did not come in time.');
    this.name = 'TooLate';
  }
}

/** The instant until which a caller waits for an answer; nothing is begun for them after it. */
export class Deadline {
  #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /**
   * To be called before each further statement.
   *
   * @throws TooLate if it has passed.
   */
  check(): void {
    if (performance.now() >= this.#end) {
      throw new TooLate();
    }
  }

  /**
   * Waits until then at most. What the promise brings later, a failure too, is ignored.
   *
   * @throws TooLate
   */
  async wait<Value>(promise: Promise<Value>): Promise<Value> {
    const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      // A timer may fire a fraction of a millisecond early: nothing is begun from here on all the same.
      this.#end = Math.min(this.#end, performance.now());
      reject(new TooLate());
    };
    const timer = setTimeout(giveUp, Math.max(0, this.#end - performance.now()));
    try {
      return await Promise.race([promise, timeIsUp]);
    } finally {
      clearTimeout(timer);
    }
  }
}
