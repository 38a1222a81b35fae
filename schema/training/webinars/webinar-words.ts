const london = { timeZone: 'Europe/London' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...london, day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { ...london, hour: 'numeric', minute: '2-digit', hour12: false });

/** When something is, as mails say it: "4 December 2026, 2:30pm". */
export function inLondon(instant: string): string {
  const at = new Date(instant);
  const [hours = '0', minutes = '00'] = clock.format(at).split(':');
  const hour = Number(hours) % 24;
  return `${day.format(at)}, ${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
