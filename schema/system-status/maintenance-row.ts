import type { ComponentSlug } from './component.ts';

/** Maintenance that is announced. */
export interface MaintenanceRow {
  readonly id: string;
  readonly title: string;
  readonly components: readonly ComponentSlug[];
  readonly startsAt: string;
  /** The first instant after it. */
  readonly endsAt: string;
}

/** How far it has got. */
export type MaintenanceState = 'upcoming' | 'running' | 'over';
