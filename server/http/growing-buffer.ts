const FIRST_SIZE = 1_024;
const nothing = Buffer.alloc(0);

/** Bytes that arrive in pieces, copied into one buffer: a piece that is kept is an object, however few bytes it has. */
export class GrowingBuffer {
  #buffer: Buffer = nothing;
  #length = 0;

  /** How many bytes have been added. */
  get length(): number {
    return this.#length;
  }

  /** The size of the buffer after adding this many bytes; it doubles. */
  capacityWith(bytes: number): number {
    const needed = this.#length + bytes;
    return needed <= this.#buffer.length ? this.#buffer.length : Math.max(FIRST_SIZE, 2 * this.#buffer.length, needed);
  }

  get capacity(): number {
    return this.#buffer.length;
  }

  append(chunk: Uint8Array): void {
    const capacity = this.capacityWith(chunk.length);
    if (capacity > this.#buffer.length) {
      // Not from the pool that Node shares out, which would be kept as a whole.
      const larger = Buffer.allocUnsafeSlow(capacity);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length += chunk.length;
  }

  /** What has been added, not copied. */
  get bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  text(): string {
    return this.#buffer.toString('utf8', 0, this.#length);
  }

  clear(): void {
    this.#buffer = nothing;
    this.#length = 0;
  }
}
