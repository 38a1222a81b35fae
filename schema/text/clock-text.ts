const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const long = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });

let lastAsked = { hour: Number.NaN, date: '' };

/** The calendar date in London at `instant`, as YYYY-MM-DD. */
export function londonDate(instant: Date): string {
  // London is whole hours from UTC, so the date is worked out once an hour and not for each row of a list.
  const hour = Math.floor(instant.getTime() / HOUR);
  if (hour !== lastAsked.hour) {
    const [day, month, year] = london.format(instant).split('/');
    lastAsked = { hour, date: `${year}-${month}-${day}` };
  }
  return lastAsked.date;
}

/** A day as people read it: '4 January 2027', in London. Takes an instant or a calendar date. */
export function longDate(day: Date | string): string {
  return long.format(new Date(day));
}

/** How long ago something happened, as shown: 'just now', '5 minutes ago', '2 days ago', '3 months ago'. */
export function timeAgo(then: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - Date.parse(then));
  if (passed < MINUTE) {
    return 'just now';
  }
  if (passed < HOUR) {
    return count(passed / MINUTE, 'minute');
  }
  if (passed < DAY) {
    return count(passed / HOUR, 'hour');
  }
  if (passed < 60 * DAY) {
    return count(passed / DAY, 'day');
  }
  return passed < 730 * DAY ? count(passed / (30.4375 * DAY), 'month') : count(passed / (365.25 * DAY), 'year');
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
