const WEEKS_A_YEAR = 365.25 / 7;

/**
 * The line that fits a series of weeks best by least squares: a level, a trend, and one wave a year.
 *
 * @param values of at least a year
 * @returns the value of the line in a week, counted from the first value, which is week 0
 */
export function seasonalLine(values: readonly number[]): (week: number) => number {
  const rows = values.map((_, week) => partsAt(week));
  const count = partsAt(0).length;
  const equations = Array.from({ length: count }, (_, part) => [
    ...Array.from({ length: count }, (_, other) => sumOver(rows, (row) => at(row, part) * at(row, other))),
    sumOver(rows, (row, week) => at(row, part) * at(values, week)),
  ]);
  const weights = solve(equations);
  return (week) => sumOver(partsAt(week), (value, part) => value * at(weights, part));
}

/** What the line is made of in a week. */
function partsAt(week: number): number[] {
  const angle = (2 * Math.PI * week) / WEEKS_A_YEAR;
  return [1, week / WEEKS_A_YEAR, Math.cos(angle), Math.sin(angle)];
}

/** Solves linear equations, each with its result last, by elimination with the largest pivot. */
function solve(equations: readonly (readonly number[])[]): number[] {
  let rows = equations;
  for (let column = 0; column < equations.length; column += 1) {
    const below = rows.slice(column).toSorted((one, other) => Math.abs(at(other, column)) - Math.abs(at(one, column)));
    const [largest = [], ...others] = below;
    const pivot = largest.map((value) => value / at(largest, column));
    const without = (row: readonly number[]) => row.map((value, index) => value - at(row, column) * at(pivot, index));
    rows = [...rows.slice(0, column).map(without), pivot, ...others.map(without)];
  }
  return rows.map((row) => at(row, equations.length));
}

function sumOver<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + value(item, index), 0);
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
