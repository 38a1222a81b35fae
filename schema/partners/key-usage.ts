/** What was asked with a key on a day, and is not stored yet. */
export interface CountedUse {
  readonly keyId: string;
  /** YYYY-MM-DD in London. */
  readonly day: string;
  readonly operations: number;
  readonly points: number;
}

/** The most keys and days that may wait; requests beyond them are answered, and not counted. */
const MOST_WAITING = 10_000;

/**
 * What was asked with keys since it was last stored, added up in memory: however much is asked, a key is written to as
 * often as all of it is stored. A process that is killed loses what waits.
 */
export class KeyUsage {
  #waiting = new Map<string, CountedUse>();

  /** Counts an operation. */
  add({ keyId, day, points }: Omit<CountedUse, 'operations'>): void {
    const at = `${keyId} ${day}`;
    const before = this.#waiting.get(at);
    if (before || this.#waiting.size < MOST_WAITING) {
      const { operations = 0, points: sum = 0 } = before ?? {};
      this.#waiting.set(at, { keyId, day, operations: operations + 1, points: sum + points });
    }
  }

  /** All that waits, which waits no more. */
  take(): readonly CountedUse[] {
    const taken = [...this.#waiting.values()];
    this.#waiting = new Map();
    return taken;
  }
}
