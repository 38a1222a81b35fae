import { formatPounds } from '../../text/pounds.ts';
import type { JobRow } from '../job-row.ts';

/** Agenda for Change pay of a post: whole pounds a year for full-time work. */
export interface Pay {
  readonly scheme: string;
  readonly band: string;
  readonly nation: string;
  readonly year: string;
  readonly entry: number;
  readonly intermediate: number | null;
  readonly top: number;
  readonly isEstimate: boolean;
  readonly source: string;
  readonly supplement: Supplement | null;
}

/** The nation whose pay holds at a place, and those of its scales that are held. */
export interface PlacePay {
  readonly nation: string;
  readonly scales: readonly Pay[];
}

/** The High Cost Area Supplement at both ends of the band. */
export interface Supplement {
  readonly area: string;
  readonly year: string;
  readonly percent: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly isEstimate: boolean;
}

/** A supplement's rule: a share of the salary, between two bounds. */
export interface SupplementRule {
  readonly percent: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** What a supplement adds to a salary, in whole pounds a year (Agenda for Change handbook, annex 9). */
export function supplementFor(salary: number, rule: SupplementRule): number {
  return Math.min(Math.max(Math.round((salary * rule.percent) / 100), rule.minimum), rule.maximum);
}

/** What pay is worked out from: a scale, and the supplement of the area. */
export type PayRow = Pick<JobRow, Extract<keyof JobRow, `pay${string}` | `supplement${string}`>>;

/** The scale that the salary of a post follows; null if it has no band, or its employer entered the salary. */
export function payOf(job: PayRow): Pay | null {
  const { payBand, payNation, payYear, payEntry, payTop } = job;
  if (payBand === null || payNation === null || payYear === null || payEntry === null || payTop === null) {
    return null;
  }
  return {
    scheme: job.payScheme,
    band: payBand,
    nation: payNation,
    year: payYear,
    entry: payEntry,
    intermediate: job.payIntermediate,
    top: payTop,
    isEstimate: job.payIsEstimate === true,
    source: job.paySource ?? '',
    supplement: supplementOf(job, payYear, payEntry, payTop),
  };
}

function supplementOf(job: PayRow, year: string, entry: number, top: number): Supplement | null {
  const { supplementArea, supplementPercent, supplementMinimum, supplementMaximum } = job;
  if (
    supplementArea === null ||
    supplementPercent === null ||
    supplementMinimum === null ||
    supplementMaximum === null
  ) {
    return null;
  }
  const rule = { percent: supplementPercent, minimum: supplementMinimum, maximum: supplementMaximum };
  return {
    area: supplementArea,
    year,
    percent: supplementPercent,
    minimum: supplementFor(entry, rule),
    maximum: supplementFor(top, rule),
    isEstimate: job.supplementIsEstimate === true,
  };
}

/** What hours are worked and weeks paid in a year of full-time work (Agenda for Change, England). */
export const HOURS_A_WEEK = 37.5;
const WEEKS_A_YEAR = 52.143;

/** The salary of a year of full-time work that is paid so much an hour, in whole pounds. */
export function yearlyPay(hourly: number): number {
  return Math.round(hourly * HOURS_A_WEEK * WEEKS_A_YEAR);
}

/** A salary range as shown: '£39,959 to £48,117'; a single figure if both ends are equal. */
export function formatSalary(minimum: number | null, maximum: number | null): string {
  if (minimum === null) {
    return maximum === null ? 'Salary on application' : `Up to ${formatPounds(maximum)}`;
  }
  if (maximum === null) {
    return `From ${formatPounds(minimum)}`;
  }
  return minimum === maximum ? formatPounds(minimum) : `${formatPounds(minimum)} to ${formatPounds(maximum)}`;
}
