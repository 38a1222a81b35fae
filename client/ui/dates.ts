const london = { timeZone: 'Europe/London' } as const;
const date = new Intl.DateTimeFormat('en-GB', { ...london, day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { ...london, hour: 'numeric', minute: '2-digit', hour12: false });

/** A day in words: "6 August 2018". Takes an instant or a calendar date as YYYY-MM-DD. */
export function formatDate(value: Date | string): string {
  return date.format(new Date(value));
}

/** A time of day: "2:31pm". */
export function formatTime(value: Date): string {
  const [hours = '0', minutes = '00'] = clock.format(value).split(':');
  const hour = Number(hours) % 24;
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
