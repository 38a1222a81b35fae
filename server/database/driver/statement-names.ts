import { BoundedCache } from '../../../schema/queries/bounded-cache.ts';
import { PLAN_FOR_VALUES } from '../../../schema/queries/prepared-query.ts';

const MOST_NAMES = 250;
const LONGEST_TEXT = 20_000;
/** Of texts that have come once. */
const SEEN_BYTES = 2_000_000;

/** The lifetime of a connection: its prepared statements end with it. */
export const CONNECTION_LIFETIME_SECONDS = 1_800;

/**
 * Names under which statements are prepared. Each takes memory on every connection, and a filter in every combination
 * makes many texts. So a text gets a name when it comes a second time, while there are any left; when the last one is
 * given away, all start again after the lifetime of a connection. Thus none ever holds more than twice that number.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new BoundedCache<object>(SEEN_BYTES);
  #given = 0;
  #beganAt = performance.now();

  /** The name of a statement, or nothing if it is to be sent without one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || text.length > LONGEST_TEXT || text.includes(PLAN_FOR_VALUES)) {
      return known;
    }
    if (!this.#seen.get(text)) {
      this.#seen.set(text, {});
      return undefined;
    }
    if (this.#names.size >= MOST_NAMES && !this.#startAnew()) {
      return undefined;
    }
    const name = `s${this.#given}`;
    this.#given += 1;
    this.#names.set(text, name);
    return name;
  }

  #startAnew(): boolean {
    const now = performance.now();
    if (now - this.#beganAt < CONNECTION_LIFETIME_SECONDS * 1_000) {
      return false;
    }
    this.#beganAt = now;
    this.#names.clear();
    return true;
  }
}
