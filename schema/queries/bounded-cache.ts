import { LRUCache } from 'lru-cache';
import { byteSizeOf } from './byte-size.ts';

/** In characters. A longer key is hardly used twice, so that caching its value is of no use. */
export const LONGEST_KEY = 10_000;

/** What an entry takes beside its key and its value. */
const ENTRY_BYTES = 400;
const PURGED_EVERY_MS = 10_000;

/**
 * A cache for what clients can ask for in any number of ways: bounded by the bytes of its keys and values. What has not
 * been used for longest goes first.
 */
export class BoundedCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  #purgedAt = 0;

  constructor(mostBytes: number, sizeOf: (value: Value) => number = byteSizeOf) {
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (value, key) => ENTRY_BYTES + 2 * key.length + sizeOf(value),
      // Read each time, without a timer.
      ttlResolution: 0,
      perf: { now: () => performance.now() },
    });
  }

  /** Bytes that its keys and values take, by estimate. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get entries(): number {
    return this.#kept.size;
  }

  get(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  /** Keeps a value, unless its key is too long or it is larger than the whole cache. */
  set(key: string, value: Value, lifetimeMs?: number): void {
    if (key.length > LONGEST_KEY) {
      return;
    }
    this.#purge();
    this.#kept.set(key, value, lifetimeMs === undefined ? {} : { ttl: lifetimeMs });
  }

  /** Replaces a value, which keeps the expiry of the earlier one. */
  replace(key: string, value: Value): void {
    this.#kept.set(key, value, { noUpdateTTL: true });
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  #purge(): void {
    const now = performance.now();
    if (now - this.#purgedAt > PURGED_EVERY_MS) {
      this.#purgedAt = now;
      this.#kept.purgeStale();
    }
  }
}
