import { lowerFirst } from '../lists/lower-first.ts';
import { formatDate } from '../ui/dates.ts';

/** A pay band as people say it: "Band 8a". */
export function bandLabel(band: string): string {
  return `Band ${band.replace('BAND_', '').toLowerCase()}`;
}

/** The working time in a line: "full-time", "job share", "30 hours" if the hours say more than the pattern. */
function hoursLabel({ workingPattern, weeklyHours }: { workingPattern: string; weeklyHours: number | null }): string {
  return workingPattern === 'Part-time' && weeklyHours ? `${weeklyHours} hours` : lowerFirst(workingPattern);
}

/** Band and hours in a line: "Band 6, full-time". Posts on other terms have no band. */
export function bandAndHours(job: { band: string | null; workingPattern: string; weeklyHours: number | null }): string {
  const hours = hoursLabel(job);
  return job.band ? `${bandLabel(job.band)}, ${hours}` : hours.charAt(0).toUpperCase() + hours.slice(1);
}

/** What the document of a job is called: many employers advertise under one title. */
export function documentTitleOf({ title, employer }: { title: string; employer: { name: string } }): string {
  return `${title}, ${employer.name}`;
}

/** The agency that one deals with, or that there is none, inside a line. */
export function recruiterLabel(agency: string | null): string {
  return agency ?? 'direct from the employer';
}

/** Town, postcode and region, as far as they are known and differ: "London". */
export function placeLabel(job: { location: string; postcode: string | null; region: string }): string {
  const { location, postcode, region } = job;
  return [location, postcode, region === location ? null : region].filter(Boolean).join(', ');
}

/** The day on which a closed post was closed, or that was its last: whichever came first. */
export function closedDay(job: { closedAt: string | null; closesAt: string | null }): string | null {
  const { closedAt, closesAt } = job;
  return closedAt && closesAt && closesAt < closedAt.slice(0, 10) ? closesAt : (closedAt ?? closesAt);
}

/** When a post closes, inside a line; empty if it stays open until it is filled. */
export function closingLabel(closesAt: string | null): string {
  return closesAt ? `closes ${formatDate(closesAt)}` : 'open until filled';
}

/** The distance of a job, in whole miles, as outward codes are measured. */
export function distanceLabel(miles: number): string {
  return `${milesLabel(miles)} away`;
}

/** A distance in whole miles: "12 miles". */
export function milesLabel(miles: number): string {
  const whole = Math.round(miles);
  if (whole < 1) return 'less than 1 mile';
  return whole === 1 ? '1 mile' : `${whole} miles`;
}
