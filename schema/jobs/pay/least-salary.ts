/** Full-time work has as many hours a week at least, and a year as many weeks as pay scales count. */
const FULL_TIME_HOURS = 35;
const WEEKS = 52.143;

/** Pay that the law sets, in pounds an hour, from 1 April 2026. */
const livingWage = { hourly: 12.71, name: 'the National Living Wage' };
const apprenticeWage = { hourly: 8, name: 'the minimum wage for apprentices' };

/** Unpaid contracts. */
const unpaid: ReadonlySet<string> = new Set(['honorary', 'voluntary', 'volunteer']);

/** The lowest salary that may be stated. */
export interface LeastSalary {
  /** Whole pounds a year for full-time work. */
  readonly pounds: number;
  /** What sets it. */
  readonly name: string;
}

/** The lowest salary that a post with such a contract can have; nothing if it is unpaid. */
export function leastSalary(contractType: string): LeastSalary | undefined {
  const contract = contractType.toLowerCase();
  if (unpaid.has(contract)) {
    return undefined;
  }
  const { hourly, name } = contract === 'apprenticeship' ? apprenticeWage : livingWage;
  return { pounds: Math.floor(hourly * FULL_TIME_HOURS * WEEKS), name };
}
