const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After each failed attempt the next one waits longer: 15 attempts within 75 hours, and none after these. */
const delays: readonly number[] = [
  ...[5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR],
  ...[12 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR],
];

/** The delay of the next attempt after a number of attempts, in milliseconds; undefined after the last. */
export function retryDelay(attempts: number): number | undefined {
  return delays[attempts - 1];
}

/**
 * How often an endpoint has failed in a row once an attempt has failed. Attempts that were under way together fail for one
 * reason, and count once; one that began before the endpoint answered well again counts as the first.
 */
export function failuresAfter(atItsBeginning: number, atItsEnd: number): number {
  return atItsEnd < atItsBeginning ? Math.max(atItsEnd, 1) : Math.max(atItsEnd, atItsBeginning + 1);
}

const FAILURES_BEFORE_REST = 3;
const LONGEST_REST = 15 * MINUTE;

/**
 * For how many milliseconds nothing at all is sent to an endpoint after so many failures in a row: a receiver that is down
 * holds no other one up.
 */
export function restAfter(failures: number): number {
  const more = failures - FAILURES_BEFORE_REST;
  return more < 0 ? 0 : Math.min(30 * SECOND * 2 ** more, LONGEST_REST);
}

/** An endpoint without a successful response for this time is disabled with the first delivery that fails finally. */
export const FAILING_TOO_LONG_MS = 72 * HOUR;
