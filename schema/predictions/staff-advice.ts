import { longDate } from '../text/clock-text.ts';

/** What could be done about a shortage. */
export interface StaffAdvice {
  readonly action: string;
  readonly urgency: 'high' | 'medium' | 'low';
  /** Pounds, for the time that is forecast. */
  readonly estimatedCost: number;
  readonly reasoning: string;
}

const WEEKS_A_YEAR = 52;
/** The number of missing people from which it is urgent. */
const HIGH = 5;

/**
 * The rule: advertise the missing posts now; more than a few are urgent.
 *
 * @param pay the yearly pay of one of them, in pounds, without the employer's other costs
 */
export function adviseStaff(shortage: number, weeks: number, busiest: string | undefined, pay: number): StaffAdvice[] {
  if (shortage === 0) return [];
  const cost = Math.round((shortage * pay * weeks) / WEEKS_A_YEAR / 10) * 10;
  const posts = shortage === 1 ? '1 more post' : `${shortage} more posts`;
  return [
    {
      action: `Advertise ${posts} now`,
      urgency: shortage >= HIGH ? 'high' : 'medium',
      estimatedCost: cost,
      reasoning: `Over the next ${weeks} weeks ${shortage} more posts are expected to be advertised than filled.`,
    },
    ...(busiest === undefined
      ? []
      : [
          {
            action: `Plan bank staff for the week from ${longDate(busiest)}`,
            urgency: 'low' as const,
            estimatedCost: Math.round(pay / WEEKS_A_YEAR / 10) * 10,
            reasoning: 'It is the week in which most posts are expected.',
          },
        ]),
  ];
}
