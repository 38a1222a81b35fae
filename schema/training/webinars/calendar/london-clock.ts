const HOUR_MS = 3_600_000;
const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * The rules of the clocks in London, for programs without rules of their own: forward on the last Sunday in March and back
 * on the last one in October, at 1am UTC.
 */
export const londonZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19810329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An instant in UTC: "20261204T143000Z". */
export function inUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * A property with an instant by the clocks in London; in UTC within the hours that the clocks show twice, as a time of theirs
 * would mean the first of two.
 */
export function londonProperty(name: string, instant: Date): string {
  const shown = onTheWall(instant);
  const isTwice = [-HOUR_MS, HOUR_MS].some((by) => onTheWall(new Date(instant.getTime() + by)) === shown);
  return isTwice ? `${name}:${inUtc(instant)}` : `${name};TZID=Europe/London:${shown}`;
}

function onTheWall(instant: Date): string {
  const parts = new Map(wall.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}${part('second')}`;
}
