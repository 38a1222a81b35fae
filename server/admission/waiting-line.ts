/** One request in the line. */
export interface Waiting {
  readonly network: string;
}

/**
 * A line in which networks take turns: the network at its front sends its oldest request and goes to the end. However
 * many requests one network has, another waits for a single one of them at most between two of its own.
 */
export class WaitingLine<Entry extends Waiting> {
  /** By network, in the order of their turns; none is empty. */
  readonly #byNetwork = new Map<string, Set<Entry>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many networks have a request in the line. */
  get networks(): number {
    return this.#byNetwork.size;
  }

  add(entry: Entry): void {
    const own = this.#byNetwork.get(entry.network);
    if (own) {
      own.add(entry);
    } else {
      this.#byNetwork.set(entry.network, new Set([entry]));
    }
    this.#size += 1;
  }

  /** Takes the request whose turn it is. */
  next(): Entry | undefined {
    for (const [network, own] of this.#byNetwork) {
      const [entry] = own;
      if (entry) {
        this.delete(entry);
        if (own.size > 0) {
          this.#byNetwork.delete(network);
          this.#byNetwork.set(network, own);
        }
        return entry;
      }
    }
    return undefined;
  }

  /** Removes a request; false if it is not in the line. */
  delete(entry: Entry): boolean {
    const own = this.#byNetwork.get(entry.network);
    if (!own?.delete(entry)) {
      return false;
    }
    if (own.size === 0) {
      this.#byNetwork.delete(entry.network);
    }
    this.#size -= 1;
    return true;
  }

  /**
   * The request that makes room in a full line for one of `network`: the newest of the network with the most, where
   * that has more than the other would have.
   */
  toDropFor(network: string): Entry | undefined {
    let longest = this.#byNetwork.get(network);
    let most = (longest?.size ?? 0) + 1;
    longest = undefined;
    for (const own of this.#byNetwork.values()) {
      if (own.size > most) {
        longest = own;
        most = own.size;
      }
    }
    return longest && [...longest].at(-1);
  }
}
