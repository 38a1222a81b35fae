import type { ComponentSlug } from './component.ts';

export const incidentStatuses = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentStatus = (typeof incidentStatuses)[number];
export type IncidentSeverity = 'critical' | 'high' | 'medium' | 'low';

/** What was said of an incident at a moment. */
export interface IncidentUpdateRow {
  readonly id: string;
  readonly status: IncidentStatus;
  readonly message: string;
  readonly isAutomatic: boolean;
  readonly happenedAt: string;
}

/** An incident with all that was said of it, the newest first. */
export interface IncidentRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly severity: IncidentSeverity;
  readonly status: IncidentStatus;
  readonly components: readonly ComponentSlug[];
  /** The component whose probes have opened it; null if an operator has. */
  readonly openedFor: ComponentSlug | null;
  readonly startedAt: string;
  readonly resolvedAt: string | null;
  readonly updates: readonly IncidentUpdateRow[];
}
