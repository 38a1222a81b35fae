import { browserIsOnline } from '../apollo/browser-is-online.ts';

/** When the server is first asked whether it can be reached, and for how long it is waited for, in milliseconds. */
const FIRST_CHECK = 2_000;
const CHECK_TIMEOUT = 5_000;
/** A failed check is made again after 1, 2 and 4 seconds, and then, while the server stays away, every so often. */
const RETRIES = 3;
const CHECK_EVERY = 10_000;

/** The way to the server: there, known to be cut, or cut somewhere that the browser does not know of. */
export type ConnectionState = 'online' | 'offline' | 'unreachable';

/** Watches whether the server can be reached. */
export class Connection {
  readonly #listeners = new Set<() => void>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener('online', () => void this.check());
    window.addEventListener('offline', () => this.#tell());
    this.#checkIn(FIRST_CHECK);
  }

  readonly read = (): ConnectionState => {
    if (!browserIsOnline()) return 'offline';
    return this.#failures > RETRIES ? 'unreachable' : 'online';
  };

  /** Calls back at each change, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks the server now. Any response counts: each part of a page shows its own errors. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    this.#tell();
    // It is asked once there is a connection.
    if (!browserIsOnline()) return;
    const isReached = await fetch('/api/health', {
      signal: AbortSignal.timeout(CHECK_TIMEOUT),
      cache: 'no-store',
    }).then(
      (answer) => {
        // Unread, it would hold the connection until the timeout.
        void answer.body?.cancel();
        return true;
      },
      () => false,
    );
    this.#failures = isReached ? 0 : this.#failures + 1;
    if (!isReached) this.#checkIn(this.#failures > RETRIES ? CHECK_EVERY : 1_000 * 2 ** (this.#failures - 1));
    this.#tell();
  }

  #checkIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), milliseconds);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
