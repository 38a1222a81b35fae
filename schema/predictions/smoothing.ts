/** The method, as answers name it. */
export const METHOD = 'Exponential smoothing with a damped trend';
/** Raised whenever the same series would be forecast otherwise. */
export const METHOD_VERSION = '1.0.0';

/** How fast the level and the trend follow the series, 0 to 1. */
interface Weights {
  readonly level: number;
  readonly trend: number;
}

/** How much of its trend a series keeps from one week to the next. */
const DAMPING = 0.9;
const LEVELS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7] as const;
const TRENDS = [0, 0.05, 0.1] as const;

/** What a method has been off by in weeks that it was not told of. */
export interface BackTest {
  /** Mean absolute error of the forecast for the next week. */
  readonly error: number;
  /** The same of taking each week to be like the one before. */
  readonly naiveError: number;
  /** How many weeks were forecast. */
  readonly weeks: number;
}

/** The expected values of the next weeks, never below 0. The weights are those that fit the series best. */
export function forecast(values: readonly number[], weeks: number): number[] {
  const { level, trend } = smoothed(values, bestWeights(values));
  let growth = 0;
  return Array.from({ length: weeks }, (_, index) => {
    growth += DAMPING ** (index + 1) * trend;
    return Math.max(0, level + growth);
  });
}

/** Forecasts each of the last `weeks` values from those before it alone, and compares. */
export function backTest(values: readonly number[], weeks: number): BackTest {
  const begin = values.length - weeks;
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

function bestWeights(values: readonly number[]): Weights {
  const candidates = LEVELS.flatMap((level) => TRENDS.map((trend) => ({ level, trend })));
  const errors = candidates.map((weights) => smoothed(values, weights).squaredError);
  const best = errors.indexOf(Math.min(...errors));
  return candidates[best] ?? { level: 0.3, trend: 0 };
}

function smoothed(values: readonly number[], weights: Weights) {
  let level = values[0] ?? 0;
  let trend = 0;
  let squaredError = 0;
  for (const value of values.slice(1)) {
    const expected = level + DAMPING * trend;
    squaredError += (value - expected) ** 2;
    const before = level;
    level = weights.level * value + (1 - weights.level) * expected;
    trend = weights.trend * (level - before) + (1 - weights.trend) * DAMPING * trend;
  }
  return { level, trend, squaredError };
}
