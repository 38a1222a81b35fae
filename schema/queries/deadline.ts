/** What a caller waited for did not come in time. */
export class TooLate extends Error {
  constructor() {
    super('The answer did not come in time.');
    this.name = 'TooLate';
  }
}

/** The instant until which a caller waits for an answer; nothing is begun for them after it. */
export class Deadline {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /**
   * To be called before each further statement.
   *
   * @throws TooLate where it has passed.
   */
  check(): void {
    if (performance.now() >= this.#end) {
      throw new TooLate();
    }
  }

  /**
   * Waits until then at most. What the promise brings later, a failure too, is nobody's concern.
   *
   * @throws TooLate
   */
  async wait<Value>(promise: Promise<Value>): Promise<Value> {
    const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new TooLate()), Math.max(0, this.#end - performance.now()));
    try {
      return await Promise.race([promise, timeIsUp]);
    } finally {
      clearTimeout(timer);
    }
  }
}
