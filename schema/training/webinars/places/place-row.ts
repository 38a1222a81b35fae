import type { WebinarRow } from '../webinar-row.ts';

/** Whether an account has a seat, waits for one, or has given it back. */
export const placeStates = ['registered', 'waiting', 'given_back'] as const;
export type PlaceState = (typeof placeStates)[number];

/** A place of the account's own. */
export interface PlaceRow {
  readonly id: string;
  readonly webinarId: string;
  readonly state: PlaceState;
  /** Its place in the line of those that wait, from 1; null for what does not wait. */
  readonly position: number | null;
  readonly askedAt: string;
  readonly webinar: WebinarRow;
  /** Where the webinar is joined; null if the account has no seat, or it is not known yet. */
  readonly joinUrl: string | null;
}
