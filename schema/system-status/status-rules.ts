import type { LatestProbe } from './probes.queries.ts';
import type { DayCount } from './status-days.queries.ts';

/** How a component is, now or on a day. */
export const componentStatuses = ['operational', 'degraded', 'outage', 'maintenance', 'no_data'] as const;
export type ComponentStatus = (typeof componentStatuses)[number];

/** Probes are a minute apart. What is older says nothing of the present. */
const STALE_AFTER_MS = 180_000;
/** One response in this many may be slow on a day that counts as operational. */
const SLOW_SHARE = 20;

/** The present state of a component: an outage after two consecutive failed probes. */
export function statusNow(latest: LatestProbe | undefined, now: Date): ComponentStatus {
  if (!latest || now.getTime() - Date.parse(latest.minute) >= STALE_AFTER_MS) {
    return 'no_data';
  }
  switch (latest.outcome) {
    case 'up':
      return latest.isSlow ? 'degraded' : 'operational';
    case 'down':
      return latest.before === 'down' ? 'outage' : 'degraded';
    case 'maintenance':
      return 'maintenance';
    default:
      return 'no_data';
  }
}

/** The state of a component on a day: an outage if two probes or more have failed. */
export function statusOfDay({ up, down, slow, maintenance }: Omit<DayCount, 'component' | 'day'>): ComponentStatus {
  if (up + down === 0) {
    return maintenance > 0 ? 'maintenance' : 'no_data';
  }
  if (down > 1) {
    return 'outage';
  }
  return down === 1 || slow * SLOW_SHARE > up ? 'degraded' : 'operational';
}

const worstFirst: readonly ComponentStatus[] = ['outage', 'degraded', 'maintenance', 'no_data', 'operational'];

/** How the portal is as a whole: as the worst of its components. Nothing is known if nothing is known of any. */
export function overallStatus(statuses: readonly ComponentStatus[]): ComponentStatus {
  return worstFirst.find((status) => statuses.includes(status)) ?? 'no_data';
}

/**
 * Uptime in percent, with three decimals, never rounded up: minutes up of those up and down. Maintenance, and minutes of which
 * nothing is known, count for neither. Null if nothing was measured.
 */
export function uptimeOf({ up, down }: { readonly up: number; readonly down: number }): number | null {
  return up + down === 0 ? null : Math.floor((up * 100_000) / (up + down)) / 1_000;
}
