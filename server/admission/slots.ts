import { EventLoopTurns } from './event-loop-turns.ts';
import { ClientGoneError, OverloadedError } from './refusals.ts';
import { type Waiting, WaitingLine } from './waiting-line.ts';

export interface SlotLimits {
  /** How many requests are worked on at a time. */
  readonly slots: number;
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
}

/** What became of the requests so far, and how many there are now. */
export interface SlotUse {
  readonly running: number;
  readonly waiting: number;
  readonly waitingNetworks: number;
  /** Since the start: refused because the line was full, because of the time, and left by their clients. */
  readonly refused: { readonly full: number; readonly late: number; readonly left: number };
}

interface WaitingRequest extends Waiting {
  readonly admit: () => void;
  readonly refuse: (reason: 'full' | 'late' | 'left') => void;
}

/**
 * Slots for work that takes much of the process. Requests that find none free wait in a line in which networks take
 * turns, for a bounded time and in a bounded number. A request is refused only while all slots are taken. Work keeps
 * its slot until it has really ended, also where its client has left.
 */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #turns: EventLoopTurns;
  readonly #line = new WaitingLine<WaitingRequest>();
  readonly #refused = { full: 0, late: 0, left: 0 };
  #running = 0;

  constructor(limits: SlotLimits, turns = new EventLoopTurns()) {
    this.#limits = limits;
    this.#turns = turns;
  }

  get use(): SlotUse {
    const { size: waiting, networks: waitingNetworks } = this.#line;
    return { running: this.#running, waiting, waitingNetworks, refused: { ...this.#refused } };
  }

  /**
   * Does the work when a slot is free.
   *
   * @param signal aborted when the client has left.
   * @throws OverloadedError if none became free in time, or too many requests are waiting.
   * @throws ClientGoneError if the client left before the work began.
   */
  async run<Value>(network: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    const waits = this.#running >= this.#limits.slots;
    if (waits) {
      await this.#wait(network, signal);
    } else {
      this.#running += 1;
    }
    try {
      if (waits) {
        await this.#turns.next(signal);
      }
      signal.throwIfAborted();
    } catch (failure) {
      this.#refused.left += 1;
      this.#giveBack();
      throw failure;
    }
    try {
      return await work();
    } finally {
      this.#giveBack();
    }
  }

  /** Resolves with a slot taken. */
  async #wait(network: string, signal: AbortSignal): Promise<void> {
    if (this.#line.size >= this.#limits.mostWaiting) {
      const dropped = this.#line.toDropFor(network);
      if (!dropped) {
        this.#refused.full += 1;
        throw new OverloadedError();
      }
      dropped.refuse('full');
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const request: WaitingRequest = {
      network,
      admit: resolve,
      refuse: (reason) => {
        if (this.#line.delete(request)) {
          this.#refused[reason] += 1;
          reject(reason === 'left' ? new ClientGoneError() : new OverloadedError());
        }
      },
    };
    const leave = () => request.refuse('left');
    const timer = setTimeout(() => request.refuse('late'), this.#limits.longestWaitMs);
    signal.addEventListener('abort', leave, { once: true });
    this.#line.add(request);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  }

  /** Hands the slot on: between two requests it is never free, so that none is refused meanwhile. */
  #giveBack(): void {
    const next = this.#line.next();
    if (next) {
      next.admit();
    } else {
      this.#running -= 1;
    }
  }
}
