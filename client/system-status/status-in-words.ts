import { formatDate } from '../ui/dates.ts';
import { londonTime } from '../ui/london.ts';
import { formatTime } from '../ui/moments.ts';
import type { StatusDayFieldsFragment, StatusRowFragment } from './status-page.generated.ts';
import { statusWords } from './words.ts';

/** A moment with its zone: "20 November 2026, 2:31pm GMT". */
export function formatZonedMoment(instant: string): string {
  const moment = new Date(instant);
  const zone = moment.toISOString().startsWith(londonTime(moment)) ? 'GMT' : 'BST';
  return `${formatDate(moment)}, ${formatTime(moment)} ${zone}`;
}

/** A day without its year: "20 November". */
export function formatShortDay(day: string): string {
  return formatDate(day).replace(/ \d+$/, '');
}

/** A recent moment: "31 October, 9:47am". */
export function formatDayAndTime(instant: string): string {
  return `${formatShortDay(instant)}, ${formatTime(new Date(instant))}`;
}

/** A period: "24 November 2026, 9:00pm to 11:00pm GMT". The day is repeated if the end is on another. */
export function formatPeriod(startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const begun = `${formatDate(start)}, ${formatTime(start)}`;
  const moment = formatZonedMoment(endsAt);
  return `${begun} to ${formatDate(start) === formatDate(end) ? moment.replace(/^.*?, /, '') : moment}`;
}

/** A share in percent: "99.98%". What is not quite all is never rounded up to it. */
export function formatUptime(uptime: number | null): string {
  if (uptime === null) return 'No data';
  // 99.29 times 100 is less than 9929 as computers multiply, while its thousandths are whole once they are rounded.
  const thousandths = Math.round(uptime * 1_000);
  return `${(Math.floor(thousandths / 10) / 100).toFixed(2)}%`;
}

/** A time that something took: "142ms", "1.2s". */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds}ms` : `${(milliseconds / 1_000).toFixed(1)}s`;
}

/** One sentence for the whole portal. */
export function overallInWords(components: readonly StatusRowFragment[]): string {
  const named = (status: StatusRowFragment['status']) => components.filter((one) => one.status === status);
  const worst = (['OUTAGE', 'DEGRADED', 'MAINTENANCE', 'NO_DATA'] as const).find((status) => named(status).length > 0);
  if (!worst) return 'All systems operational';
  const concerned = named(worst);
  return concerned.length === components.length && worst === 'NO_DATA'
    ? 'No data'
    : `${statusWords[worst]}: ${concerned.map(({ name }) => name).join(', ')}`;
}

/** What the bars of a component show, in words: "30 days, no degraded days, ...". */
export function daysInWords(days: readonly StatusDayFieldsFragment[]): string {
  const counted = (status: StatusDayFieldsFragment['status'], one: string, many: string) => {
    const found = days.filter((day) => day.status === status);
    const dates = found.map(({ day }) => formatShortDay(day)).join(', ');
    if (found.length === 0) return `no ${many}`;
    return `${found.length} ${found.length === 1 ? one : many}${status === 'NO_DATA' ? '' : ` (${dates})`}`;
  };
  return `${days.length} days, ${[
    counted('DEGRADED', 'degraded day', 'degraded days'),
    counted('OUTAGE', 'day with an outage', 'days with outages'),
    counted('NO_DATA', 'day without data', 'days without data'),
  ].join(', ')}`;
}
