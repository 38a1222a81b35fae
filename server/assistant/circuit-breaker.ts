/** After a number of consecutive failures, nothing is tried for a while. */
const MOST_FAILURES = 3;
const PAUSE_MS = 30_000;

/** Spares a service that fails, and those who would wait for it: after a pause one call tries whether it is well again. */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #closedUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a call may be made. Of those that ask after a pause the first alone may, until it is known how that went. */
  mayTry(): boolean {
    if (this.#failures < MOST_FAILURES) return true;
    if (this.#now() < this.#closedUntil) return false;
    this.#closedUntil = this.#now() + PAUSE_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= MOST_FAILURES) {
      this.#closedUntil = this.#now() + PAUSE_MS;
    }
  }
}
