import pino, { type DestinationStream } from 'pino';

/** The most bytes that wait for a slow reader of standard output; further lines are dropped. */
const MOST_WAITING_BYTES = 4_000_000;

/**
 * Standard output, written to in the background: a line for each request must not hold the request up, and a reader that
 * has stopped reading must not stop the portal. What waits is written when the process exits.
 */
export function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING_BYTES });
}
