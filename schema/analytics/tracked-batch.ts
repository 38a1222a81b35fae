/** A page view to be stored. */
export interface PageViewRow {
  /** ISO 8601 */
  readonly viewedAt: string;
  /** YYYY-MM-DD, in London. */
  readonly day: string;
  /** The digests of the visitor's network, and of the visitor, for this day. */
  readonly network: string;
  readonly visitor: string;
  readonly path: string;
  readonly referrerHost: string | null;
  readonly device: Device;
}

export type Device = 'phone' | 'tablet' | 'computer';

/** An event to be stored. */
export interface TrackedEventRow {
  readonly happenedAt: string;
  readonly day: string;
  readonly visitor: string;
  readonly eventType: string;
  readonly path: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** So many may wait to be stored. */
const MOST_WAITING = 5_000;
/** So many are taken on a day by one process: a program can make up any number of them. */
const MOST_A_DAY = 200_000;
/** So many are stored by one statement. */
const MOST_AT_ONCE = 1_000;

/**
 * What has been tracked and is not stored yet. It is kept in memory, so that nothing waits for it; a process that is killed
 * loses a second of it.
 */
export class TrackedBatch {
  #views: PageViewRow[] = [];
  #events: TrackedEventRow[] = [];
  #today = { day: '', count: 0 };

  /** Takes a page view, unless there are too many. */
  addView(view: PageViewRow): boolean {
    return this.#hasRoom(view.day) && this.#views.push(view) > 0;
  }

  /** Takes an event, unless there are too many. */
  addEvent(event: TrackedEventRow): boolean {
    return this.#hasRoom(event.day) && this.#events.push(event) > 0;
  }

  /** What one statement each may store; empty once nothing waits. */
  take(): { readonly views: readonly PageViewRow[]; readonly events: readonly TrackedEventRow[] } {
    return { views: this.#views.splice(0, MOST_AT_ONCE), events: this.#events.splice(0, MOST_AT_ONCE) };
  }

  #hasRoom(day: string): boolean {
    if (this.#today.day !== day) {
      this.#today = { day, count: 0 };
    }
    if (this.#views.length + this.#events.length >= MOST_WAITING || this.#today.count >= MOST_A_DAY) {
      return false;
    }
    this.#today.count += 1;
    return true;
  }
}
