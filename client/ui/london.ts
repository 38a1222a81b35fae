const HOUR_MS = 3_600_000;

/**
 * What calendars and clocks in London show at an instant: "2026-11-20T14:31". Exact for instants from 1996 on: summer time
 * begins and ends at 01:00 UTC on the last Sundays of March and October (Summer Time Order 2002). Not by `Intl`, whose first
 * formatter of dates takes a browser 40 to 75 ms of one task.
 */
export function londonTime(instant: Date): string {
  const year = instant.getUTCFullYear();
  const change = (month: number) => Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1);
  const time = instant.getTime();
  return new Date(time >= change(2) && time < change(9) ? time + HOUR_MS : time).toISOString().slice(0, 16);
}
