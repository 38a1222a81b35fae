import { longDate } from '../../text/clock-text.ts';

const london = { timeZone: 'Europe/London' } as const;
const clock = new Intl.DateTimeFormat('en-GB', { ...london, hour: 'numeric', minute: '2-digit', hour12: false });

/** When something is, as mails say it: "4 December 2026, 2:30pm". */
export function inLondon(instant: string): string {
  const at = new Date(instant);
  const [hours = '0', minutes = '00'] = clock.format(at).split(':');
  const hour = Number(hours) % 24;
  return `${longDate(at)}, ${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
