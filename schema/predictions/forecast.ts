import { seasonalLine } from './seasonal-line.ts';

/** The method, as answers name it. */
export const METHOD = 'Mean of a smoothed level and a seasonal line';
/** Raised whenever the same series would be forecast otherwise. */
export const METHOD_VERSION = '1.1.0';

/** How much of the level of a week is that week's own value; the rest is the level of the week before. */
const SMOOTHING = 0.4;
/** Weeks that a series needs for a season to show in it. */
const WEEKS_OF_A_SEASON = 52;

/** The error of a method for weeks that it was not given. */
export interface BackTest {
  /** Mean absolute error of the forecast for the next week. */
  readonly error: number;
  /** The same of taking each week to be like the one before. */
  readonly naiveError: number;
  /** How many weeks were forecast. */
  readonly weeks: number;
}

/**
 * The expected values of the next weeks, never below 0: halfway between what the series is at now and its line through
 * trend and season. A series of less than a year is expected to stay at its level.
 */
export function forecast(values: readonly number[], weeks: number): number[] {
  const level = smoothedLevel(values);
  const line = values.length < WEEKS_OF_A_SEASON ? () => level : seasonalLine(values);
  return Array.from({ length: weeks }, (_, index) => Math.max(0, (level + line(values.length + index)) / 2));
}

/** Forecasts each of the last `weeks` values from those before it alone, and compares. */
export function backTest(values: readonly number[], weeks: number): BackTest {
  const begin = Math.max(0, values.length - weeks);
  const errors = values.slice(begin).map((actual, index) => {
    const known = values.slice(0, begin + index);
    return {
      ours: Math.abs(actual - (forecast(known, 1)[0] ?? 0)),
      naive: Math.abs(actual - (known.at(-1) ?? 0)),
    };
  });
  const mean = (name: 'ours' | 'naive') => errors.reduce((sum, one) => sum + one[name], 0) / Math.max(errors.length, 1);
  return { error: mean('ours'), naiveError: mean('naive'), weeks: errors.length };
}

/** What a series is at now: simple exponential smoothing. */
function smoothedLevel(values: readonly number[]): number {
  return values.reduce((level, value) => level + SMOOTHING * (value - level), values[0] ?? 0);
}
