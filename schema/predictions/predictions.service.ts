import { anyone } from '../access/anyone.ts';
import { listPayScales } from '../jobs/pay/pay-scales.queries.ts';
import { shortText } from '../queries/filter-values.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { londonDate } from '../text/clock-text.ts';
import { type DemandSeries, mondayOf, mondaysBefore, weeksAfter } from './demand-series.ts';
import { listDemandWeeks, listDepartments } from './demand-weeks.queries.ts';
import { type BackTest, backTest, forecast } from './forecast.ts';
import { SAMPLE_WEEKS, sampleDepartmentOf, sampleDepartments, sampleSeries } from './sample-series.ts';
import { adviseStaff, type StaffAdvice } from './staff-advice.ts';

/** The number of weeks with posts that a series needs for a forecast. */
const LEAST_WEEKS = 26;
/** A year, so that each season is among them; of a shorter series the newer half. */
const TESTED_WEEKS = 52;
/** Weeks whose expected posts are among the highest quarter of the time are peaks. */
const PEAK_SHARE = 0.25;
const TREND_WEEKS = 4;
const MOST_DEPARTMENTS = 12;

/** How far ahead, in weeks. */
export type Timeframe = 4 | 9 | 13;

export interface ForecastWeek {
  readonly start: string;
  /** Expected posts, with one decimal. */
  readonly posts: number;
}

export interface Prediction {
  /** Null for the whole portal. */
  readonly department: string | null;
  readonly series: DemandSeries;
  readonly weeks: readonly ForecastWeek[];
  readonly backTest: BackTest;
  readonly shortage: number;
  /** 0 to 1: 1 less the error of the back-test as a part of the usual week. */
  readonly confidence: number;
  readonly peaks: readonly ForecastWeek[];
  readonly advice: readonly StaffAdvice[];
  /** The day of the newest row that was used. */
  readonly trainedUntil: string;
}

export interface DemandTrend {
  readonly department: string;
  readonly origin: DemandSeries['origin'];
  /** Posts in the last 4 full weeks, and in the 4 before. */
  readonly posts: number;
  readonly postsBefore: number;
}

/** Forecasts the needs of departments from the portal's own weeks, or from marked sample weeks if there are too few. */
export class PredictionsService {
  readonly #dependencies: ServiceDependencies;

  constructor(dependencies: ServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * What is expected of a department; null if the portal has too few weeks of it and no sample content of it is shown.
   *
   * @param department its name; by default the whole portal
   * @throws ValidationError if the name is too long.
   */
  async predict(department: string | null | undefined, timeframe: Timeframe): Promise<Prediction | null> {
    const { db } = anyone(this.#dependencies);
    const named = departmentOf(department ?? '');
    const series = await this.#series(named);
    if (!series) return null;
    const [bandFive, posts] = [await payOfBandFive(db), series.weeks.map((week) => week.posts)];
    const next = this.#thisMonday();
    const expected = forecast(posts, timeframe);
    const filled = forecast(
      series.weeks.map((week) => week.filled),
      timeframe,
    );
    const weeks = expected.map((value, index) => ({
      start: weeksAfter(next, index),
      posts: Math.round(value * 10) / 10,
    }));
    const tested = backTest(posts, Math.min(TESTED_WEEKS, Math.floor(posts.length / 2)));
    const usual = sumOf(posts.slice(-tested.weeks)) / tested.weeks;
    const shortage = Math.max(0, Math.round(sumOf(expected) - sumOf(filled)));
    const peaks = peaksOf(weeks);
    return {
      department: named || null,
      series,
      weeks,
      backTest: tested,
      shortage,
      confidence: Math.max(0, Math.round((1 - tested.error / Math.max(usual, 1)) * 100) / 100),
      peaks,
      advice: bandFive === null ? [] : adviseStaff(shortage, timeframe, peaks[0]?.start, bandFive),
      trainedUntil: series.weeks.at(-1)?.start ?? next,
    };
  }

  /** How many posts each of the largest departments advertised lately, and before. */
  async trends(): Promise<DemandTrend[]> {
    const { db, ports } = anyone(this.#dependencies);
    const own = await listDepartments(db, londonDate(ports.clock.now()));
    const sampled = ports.site.sampleData ? Object.keys(sampleDepartments) : [];
    const named = [...new Set([...own.map((name) => sampleDepartmentOf(name) ?? name), ...sampled])];
    const series = await Promise.all(named.map((department) => this.#series(department)));
    const all = named.flatMap((department, index) => {
      const found = series[index];
      if (!found) return [];
      const posts = found.weeks.map((week) => week.posts);
      return {
        department,
        origin: found.origin,
        posts: sumOf(posts.slice(-TREND_WEEKS)),
        postsBefore: sumOf(posts.slice(-2 * TREND_WEEKS, -TREND_WEEKS)),
      };
    });
    return all.slice(0, MOST_DEPARTMENTS);
  }

  async #series(department: string): Promise<DemandSeries | undefined> {
    const { db, ports } = this.#dependencies;
    const until = this.#thisMonday();
    const mondays = mondaysBefore(until, SAMPLE_WEEKS);
    const known = new Map(
      (await listDemandWeeks(db, { department, from: mondays[0] ?? until, until })).map((week) => [week.start, week]),
    );
    if (known.size >= LEAST_WEEKS) {
      const begin = mondays.findIndex((start) => known.has(start));
      return {
        origin: 'own',
        weeks: mondays.slice(begin).map((start) => known.get(start) ?? { start, posts: 0, filled: 0 }),
      };
    }
    const isSampled = department === '' || sampleDepartmentOf(department) !== undefined;
    return ports.site.sampleData && isSampled ? sampleSeries(department, until) : undefined;
  }

  #thisMonday(): string {
    return mondayOf(londonDate(this.#dependencies.ports.clock.now()));
  }
}

function departmentOf(text: string): string {
  const given = shortText('department', text).replaceAll(/[-_]+/gu, ' ').trim();
  return sampleDepartmentOf(given) ?? `${given.charAt(0).toUpperCase()}${given.slice(1)}`;
}

async function payOfBandFive(db: ServiceDependencies['db']): Promise<number | null> {
  const scales = await listPayScales(db, { nation: 'england', highCostArea: null });
  return scales.find(({ payBand }) => payBand === '5')?.payEntry ?? null;
}

function peaksOf(weeks: readonly ForecastWeek[]): ForecastWeek[] {
  const most = Math.max(1, Math.floor(weeks.length * PEAK_SHARE));
  const highest = weeks.toSorted((one, other) => other.posts - one.posts).slice(0, most);
  return weeks.filter((week) => highest.includes(week));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
