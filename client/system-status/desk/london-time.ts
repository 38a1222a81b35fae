const HOUR_MS = 3_600_000;

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The instant at which clocks in London show a date and time, like 2026-11-24T21:00, wherever the browser is. The first of
 * two where the clocks go back; nothing if they leave the time out, or if it is none.
 */
export function instantInLondon(shown: string): string | undefined {
  const inUtc = Date.parse(`${shown}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(shown) || Number.isNaN(inUtc)) return undefined;
  const instants = [new Date(inUtc - HOUR_MS), new Date(inUtc)];
  return instants.find((instant) => shownAt(instant) === shown.slice(0, 16))?.toISOString();
}

/** What clocks in London show at an instant, like 2026-11-24T21:00. */
export function shownInLondon(instant: string): string {
  return shownAt(new Date(instant));
}

function shownAt(instant: Date): string {
  const parts = new Map(wall.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
