/** What happened in a department in one week. */
export interface DemandWeek {
  /** The Monday of the week, as YYYY-MM-DD. */
  readonly start: string;
  /** Posts that were advertised. */
  readonly posts: number;
  /** Applicants who were hired. */
  readonly filled: number;
}

/** Weeks in a row, the oldest first. */
export interface DemandSeries {
  readonly weeks: readonly DemandWeek[];
  /** Whether the weeks are the portal's own rows, or made up as sample content. */
  readonly origin: 'own' | 'sample';
}

const DAY = 86_400_000;

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return dayOf(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY);
}

/** The Mondays of a number of weeks before the one of `monday`, the oldest first. */
export function mondaysBefore(monday: string, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) => weeksAfter(monday, index - weeks));
}

export function weeksAfter(monday: string, weeks: number): string {
  return dayOf(Date.parse(`${monday}T00:00:00Z`) + weeks * 7 * DAY);
}

export function sundayOf(monday: string): string {
  return dayOf(Date.parse(`${monday}T00:00:00Z`) + 6 * DAY);
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
