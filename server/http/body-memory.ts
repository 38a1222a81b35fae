import { OverloadedError } from '../admission/refusals.ts';

/** A part of the memory is left to bodies that are no longer than this, as most are. */
const SMALL = 16_384;
const SHARE_OF_LARGE = 0.75;

/** Counts the bytes of the bodies that the process holds: those that arrive, wait, or are worked on. */
export class BodyMemory {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get held(): number {
    return this.#held;
  }

  /** Takes so many bytes more for a body that is then of the given size. @throws OverloadedError if there is no room */
  take(bytes: number, size: number): void {
    if (this.#held + bytes > this.#most * (size > SMALL ? SHARE_OF_LARGE : 1)) {
      throw new OverloadedError();
    }
    this.#held += bytes;
  }

  giveBack(bytes: number): void {
    this.#held -= bytes;
  }
}
