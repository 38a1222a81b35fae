import type { ComponentSlug } from './component.ts';

/** The result of a probe. Unmeasured: a component that it depends on was down, so that the result would say nothing of itself. */
export type ProbeOutcome = 'up' | 'down' | 'unmeasured' | 'maintenance';

/** Probes that are further apart are not two in a row: nothing is known of the time between. */
export const LONGEST_SILENCE_MS = 180_000;

/** One probe of one component. */
export interface ProbeRow {
  readonly component: ComponentSlug;
  /** The beginning of its minute, as ISO 8601. */
  readonly minute: string;
  readonly outcome: ProbeOutcome;
  /** Milliseconds until it was over; null if nothing was measured. */
  readonly responseMs: number | null;
  /** Up, but slower than the component is to answer, or with a part of it missing. */
  readonly isSlow: boolean;
}
