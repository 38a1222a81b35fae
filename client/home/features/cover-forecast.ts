/** Weeks that a forecast looks back. */
const WEEKS_BACK = 4;

/** One week from Monday to Sunday. */
export type Week = readonly number[];

/** What is expected, and how far such expectations were out in the mean, in the unit of the series. */
export interface CoverForecast {
  readonly expected: Week;
  readonly error: number;
  /** How many weeks the error was measured over. */
  readonly tested: number;
}

/** Reads weeks of seven numbers; one that is not so is left out. */
export function readWeeks(rows: readonly { value: string | null }[]): Week[] {
  return rows
    .map(({ value }) => (value ?? '').trim().split(/\s+/).map(Number))
    .filter((week) => week.length === 7 && week.every(Number.isFinite));
}

/**
 * The week to come: for each day the mean of the same weekday in the 4 weeks before. Its error is that of the same
 * forecast for each week of the series which has 4 before it.
 *
 * @returns undefined for fewer than 5 weeks, of which no error can be measured.
 */
export function forecastCover(weeks: readonly Week[]): CoverForecast | undefined {
  const tested = weeks.length - WEEKS_BACK;
  if (tested < 1) return undefined;
  const misses = weeks
    .slice(WEEKS_BACK)
    .flatMap((week, at) =>
      expectedAfter(weeks.slice(at, at + WEEKS_BACK)).map((mean, day) => Math.abs(mean - (week[day] ?? mean))),
    );
  return { expected: expectedAfter(weeks.slice(-WEEKS_BACK)), error: mean(misses), tested };
}

function expectedAfter(weeks: readonly Week[]): number[] {
  return (weeks[0] ?? []).map((_, day) => mean(weeks.map((week) => week[day] ?? 0)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
