import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../schema/ports.ts';
import type { ProbeRow } from '../../schema/system-status/probe-row.ts';

const MINUTE_MS = 60_000;
/** The first visitors come first. */
const BEGIN_AFTER_MS = 3_000;
const LONGEST_FINISH_MS = 1_000;
/** A day of minutes: what could not be stored for longer is lost, the oldest first. */
const MOST_UNSTORED = 1_440;

export interface ProberOptions {
  readonly clock: Clock;
  /** Probes all components for a minute. */
  readonly probe: (minute: string, signal: AbortSignal) => Promise<ProbeRow[]>;
  readonly store: (rows: readonly ProbeRow[]) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Prober {
  /** One round: probes, and stores the results, with those that could not be stored before. */
  round(): Promise<void>;
  /** Makes a round soon, and one at the beginning of each minute. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Makes the rounds. It is a clock of its own and no schedule of the queue, which is among what is probed; and it holds what it
 * finds while the database is away.
 */
export function createProber({ clock, probe, store, log }: ProberOptions): Prober {
  const stopping = new AbortController();
  const { signal } = stopping;
  let unstored: ProbeRow[][] = [];
  let running: Promise<void> = Promise.resolve();

  const storeAll = async () => {
    const waiting = unstored;
    try {
      await store(waiting.flat());
      unstored = unstored.slice(waiting.length);
    } catch (error) {
      if (waiting.length === 1) {
        log.warn({ err: error }, 'probes could not be stored, and are held');
      }
    }
  };
  const round = async () => {
    const minute = new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
    const rows = await probe(minute, signal);
    unstored = [...unstored, rows].slice(-MOST_UNSTORED);
    await storeAll();
  };
  const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal, ref: false });
  const goOn = async () => {
    await wait(BEGIN_AFTER_MS);
    while (!signal.aborted) {
      await round().catch((error: unknown) => {
        if (!signal.aborted) {
          log.warn({ err: error }, 'a round of probes failed');
        }
      });
      await wait(MINUTE_MS - (clock.now().getTime() % MINUTE_MS));
    }
  };
  return {
    round,
    start: () => {
      running = goOn().catch(() => undefined);
    },
    stop: async () => {
      stopping.abort();
      await Promise.race([running, setTimeout(LONGEST_FINISH_MS, undefined, { ref: false })]);
    },
  };
}
