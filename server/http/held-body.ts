import type { IncomingMessage } from 'node:http';
import { errorCodes } from 'fastify';
import type { BodyMemory } from './body-memory.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import { holdsTooManyValues } from './json-values.ts';

/** The code of the failure that a body of too many values is. */
export const TOO_MANY_VALUES = 'ERR_BODY_OF_TOO_MANY_VALUES';

/** A body holds more values than anything that the portal takes. */
class BodyOfTooManyValuesError extends Error {
  override readonly name = 'BodyOfTooManyValuesError';
  readonly code = TOO_MANY_VALUES;

  constructor() {
    super('A body holds too many values.');
  }
}

/** A body as it arrived, and its share of the memory for bodies until it is released. */
export class HeldBody {
  readonly #bytes = new GrowingBuffer();
  readonly #memory: BodyMemory;
  #taken = 0;
  #isInUse = false;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Reads a body to its end. What it is refused for after that is left to be read by the caller. */
  receive(payload: IncomingMessage, limit: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const take = (chunk: Buffer) => {
      try {
        this.#append(chunk, limit);
      } catch (refusal) {
        reject(refusal);
      }
    };
    const fail = (failure: Error) => reject(Object.assign(failure, { statusCode: 400 }));
    const end = () => {
      // A failure is costly to make, and each body that has ended is closed.
      payload.off('close', breakOff);
      resolve();
    };
    const breakOff = () => fail(new Error('The body was broken off.'));
    payload.on('data', take).once('end', end).once('error', fail).once('close', breakOff);
    payload.resume();
    return promise.finally(() => payload.off('data', take).off('end', end).off('error', fail).off('close', breakOff));
  }

  #append(chunk: Buffer, limit: number): void {
    if (this.#bytes.length + chunk.length > limit) {
      throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    }
    const more = this.#bytes.capacityWith(chunk.length) - this.#bytes.capacity;
    this.#memory.take(more, this.#bytes.length + chunk.length);
    this.#taken += more;
    this.#bytes.append(chunk);
  }

  /**
   * The text of the body, which is not kept; its share of the memory is, for what is made of it.
   *
   * @throws BodyOfTooManyValuesError
   */
  take(): string {
    this.#isInUse = true;
    if (holdsTooManyValues(this.#bytes.bytes)) {
      throw new BodyOfTooManyValuesError();
    }
    const text = this.#bytes.text();
    this.#bytes.clear();
    return text;
  }

  /** The connection is closed: the body will not be processed, unless processing has begun. */
  leave(): void {
    if (!this.#isInUse) {
      this.release();
    }
  }

  release(): void {
    this.#bytes.clear();
    this.#memory.giveBack(this.#taken);
    this.#taken = 0;
  }
}
