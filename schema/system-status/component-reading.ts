import { type Component, type ComponentSlug, components } from './component.ts';
import type { LatestProbe } from './probes.queries.ts';
import type { DayCount } from './status-days.queries.ts';
import { type ComponentStatus, overallStatus, statusNow, statusOfDay, uptimeOf } from './status-rules.ts';

/** A day of a component, judged. */
export interface DayReading extends DayCount {
  readonly status: ComponentStatus;
  readonly uptime: number | null;
}

/** A component as it is, with its last 30 days. */
export interface ComponentReading extends Component {
  readonly status: ComponentStatus;
  /** Of the 30 days, in percent. */
  readonly uptime: number | null;
  /** Of the newest probe, in milliseconds; null if it was not up. */
  readonly responseTime: number | null;
  readonly lastChecked: string | null;
  readonly days: readonly DayReading[];
}

interface Measured {
  readonly latest: readonly LatestProbe[];
  readonly days: readonly DayCount[];
  /** The components that an open incident is about. */
  readonly inIncident: ReadonlySet<ComponentSlug>;
  readonly now: Date;
}

/** Evaluates the probes, component by component. A component with an open incident is not operational. */
export function readComponents({ latest, days, inIncident, now }: Measured): ComponentReading[] {
  return components.map((component) => {
    const probe = latest.find((one) => one.component === component.slug);
    const own = days.filter((day) => day.component === component.slug);
    const measured = statusNow(probe, now);
    const status = inIncident.has(component.slug) ? overallStatus([measured, 'degraded']) : measured;
    const sum = (count: 'up' | 'down') => own.reduce((total, day) => total + day[count], 0);
    const isPresent = status === 'operational' || status === 'degraded';
    return {
      ...component,
      status,
      uptime: uptimeOf({ up: sum('up'), down: sum('down') }),
      responseTime: isPresent && probe?.outcome === 'up' ? probe.responseMs : null,
      lastChecked: probe?.minute ?? null,
      days: own.map((day) => ({ ...day, status: statusOfDay(day), uptime: uptimeOf(day) })),
    };
  });
}
