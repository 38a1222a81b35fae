import type { FieldChecks } from '../../text/field-checks.ts';
import { checkWebAddress } from '../../text/web-address.ts';
import type { WebinarFormat } from './webinar-row.ts';

/** What an operator says of a webinar. */
export interface WebinarDraft {
  readonly title: string;
  readonly description: string;
  readonly presenter: string;
  readonly format: WebinarFormat;
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly seats: number;
  readonly joinUrl?: string | null | undefined;
}

/** The same, checked. */
export interface CheckedWebinar extends WebinarDraft {
  readonly joinUrl: string | null;
  readonly endsAt: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 365;
const SHORTEST_MINUTES = 15;
export const LONGEST_MINUTES = 480;
const MOST_SEATS = 1_000;

/** Checks a future webinar. `checks` collects the problems. */
export function checkWebinar(checks: FieldChecks, draft: WebinarDraft, now: Date): CheckedWebinar {
  const { format, startsAt, durationMinutes, seats } = draft;
  const text = {
    title: checks.line('title', draft.title, { most: 120, missing: 'Enter a title' }),
    description: checks.lines('description', draft.description, { most: 1_000, missing: 'Enter a description' }),
    presenter: checks.line('presenter', draft.presenter, { most: 120, missing: 'Enter who presents it' }),
    joinUrl: checkWebAddress(checks, 'joinUrl', draft.joinUrl),
  };
  const start = Date.parse(startsAt);
  if (start <= now.getTime()) {
    checks.refuse('startsAt', 'The start must be in the future');
  } else if (start > now.getTime() + FURTHEST_DAYS * DAY_MS) {
    checks.refuse('startsAt', `The start must be within ${FURTHEST_DAYS} days`);
  }
  if (!(durationMinutes >= SHORTEST_MINUTES && durationMinutes <= LONGEST_MINUTES)) {
    checks.refuse('durationMinutes', `Duration must be ${SHORTEST_MINUTES} to ${LONGEST_MINUTES} minutes`);
  }
  if (!(seats >= 1 && seats <= MOST_SEATS)) {
    checks.refuse('seats', `Seats must be 1 to ${MOST_SEATS.toLocaleString('en-GB')}`);
  }
  const end = Number.isFinite(durationMinutes) ? start + durationMinutes * MINUTE_MS : start;
  return { ...text, format, startsAt, durationMinutes, seats, endsAt: new Date(end).toISOString() };
}
