export const webinarFormats = ['live', 'workshop', 'panel'] as const;
export type WebinarFormat = (typeof webinarFormats)[number];

/** What each format is called. */
export const formatLabels: Readonly<Record<WebinarFormat, string>> = {
  live: 'Live',
  workshop: 'Workshop',
  panel: 'Panel',
};

export interface WebinarRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly presenter: string;
  readonly format: WebinarFormat;
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly endsAt: string;
  readonly seats: number;
  /** How many seats are taken, and how many accounts wait for one. */
  readonly taken: number;
  readonly waiting: number;
  /** How often what calendars keep of it has changed. */
  readonly sequence: number;
  readonly changedAt: string;
  readonly cancelledAt: string | null;
}

/** How far it has got. */
export type WebinarState = 'upcoming' | 'running' | 'over' | 'cancelled';

/** How far a webinar has got at an instant. */
export function webinarState({ startsAt, endsAt, cancelledAt }: WebinarRow, now: Date): WebinarState {
  if (cancelledAt !== null) {
    return 'cancelled';
  }
  if (Date.parse(endsAt) <= now.getTime()) {
    return 'over';
  }
  return Date.parse(startsAt) <= now.getTime() ? 'running' : 'upcoming';
}
