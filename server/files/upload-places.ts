import { OverloadedError } from '../admission/refusals.ts';

/** How many files arrive at a time: each takes some 200 kB of memory, and as long as its sender's line is slow. */
const MOST = 32;
/** From one network, which several people of a business may share. */
const MOST_OF_NETWORK = 4;

/** Counts the files that arrive at this moment. */
export class UploadPlaces {
  readonly #byNetwork = new Map<string, number>();
  #taken = 0;

  /** Does the work in one of the places. @throws OverloadedError if none is free, or a network has its share. */
  async use<Value>(network: string, work: () => Promise<Value>): Promise<Value> {
    const ofNetwork = this.#byNetwork.get(network) ?? 0;
    if (this.#taken >= MOST || ofNetwork >= MOST_OF_NETWORK) {
      throw new OverloadedError();
    }
    this.#taken += 1;
    this.#byNetwork.set(network, ofNetwork + 1);
    try {
      return await work();
    } finally {
      this.#taken -= 1;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) {
        this.#byNetwork.set(network, left);
      } else {
        this.#byNetwork.delete(network);
      }
    }
  }
}
