import { formatNumber } from '../ui/numbers.ts';

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/**
 * A count as the counters of visitors show it: 1.2K for thousands, 3.4M for millions. What does not fit is cut off, not
 * rounded, so that no count reads higher than it is.
 */
export function shortCount(count: number): string {
  if (count >= MILLION) return `${tenths(count / MILLION)}M`;
  return count >= THOUSAND ? `${tenths(count / THOUSAND)}K` : String(count);
}

function tenths(value: number): string {
  return formatNumber(Math.floor(value * 10) / 10);
}

/** The estimated share of visitors who are online. */
const ONLINE_SHARE = 0.05;
/** By so much of it the estimate varies, up or down. */
const JITTER = 0.1;

/**
 * An estimate of how many are online, if the server does not say: about 5% of all visitors, one at least and `most` at
 * most.
 *
 * @param chance from 0 to 1.
 */
export function estimatedOnline(totalVisitors: number, most: number, chance: number): number {
  const varied = totalVisitors * ONLINE_SHARE * (1 + JITTER * (2 * chance - 1));
  return Math.min(most, Math.max(1, Math.round(varied)));
}
