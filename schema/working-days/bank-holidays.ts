const DAY_MS = 86_400_000;

/**
 * The bank holidays of England and Wales in a year, as YYYY-MM-DD in order. Worked out by the rules of the Banking and
 * Financial Dealings Act 1971 as they have been applied since 1978; a holiday that is proclaimed for one year (a coronation)
 * is not among them.
 */
export function bankHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  return [
    ...substituted([date(year, 1, 1)]),
    shifted(easter, -2),
    shifted(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...substituted([date(year, 12, 25), date(year, 12, 26)]),
  ].toSorted();
}

/** Days that fall on a weekend are taken on the next weekday that is none of them. */
function substituted(days: readonly string[]): string[] {
  const taken: string[] = days.filter((day) => !isWeekend(day));
  for (const day of days.filter(isWeekend)) {
    let next = shifted(day, 1);
    while (isWeekend(next) || taken.includes(next)) {
      next = shifted(next, 1);
    }
    taken.push(next);
  }
  return taken;
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return date(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

function firstMonday(year: number, month: number): string {
  return mondayFrom(date(year, month, 1));
}

function lastMonday(year: number, month: number): string {
  return mondayFrom(shifted(date(year, month + 1, 1), -7));
}

/** The first Monday on a day or after it. */
function mondayFrom(day: string): string {
  return shifted(day, (8 - weekdayOf(day)) % 7);
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day));
}

/** The day that is a number of days later, or earlier. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

function date(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
