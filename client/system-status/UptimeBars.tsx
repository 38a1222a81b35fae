import type { ComponentStatus } from '../generated/graph.generated.ts';
import { daysInWords, formatShortDay } from './status-in-words.ts';
import type { StatusDayFieldsFragment } from './status-page.generated.ts';
import { statusWords } from './words.ts';

const WIDTH = 6;
const STEP = 8;
/** How far the bar of a day with an outage extends below the others. */
const TAIL = 8;
export const BAR_HEIGHT = 28;
const CUT = 3;

/** The days of a component, a bar each; the worst day has the most ink. It does not depend on colour. */
export function UptimeBars({ name, days }: { name: string; days: readonly StatusDayFieldsFragment[] }) {
  const width = days.length * STEP - (STEP - WIDTH);
  return (
    <svg
      role="img"
      aria-label={`${name}: ${daysInWords(days)}`}
      viewBox={`0 0 ${width} ${BAR_HEIGHT + TAIL}`}
      preserveAspectRatio="none"
      className="block h-9 w-full lg:w-59.5 print:hidden"
    >
      {days.map(({ day, status }, index) => (
        <g key={day}>
          <title>{`${formatShortDay(day)}: ${statusWords[status]}`}</title>
          <DayBar status={status} x={index * STEP} />
        </g>
      ))}
    </svg>
  );
}

/** One bar. Degraded days are cut once; days with an outage are cut, and longer; days with maintenance are half full. */
export function DayBar({ status, x }: { status: ComponentStatus; x: number }) {
  const middle = BAR_HEIGHT / 2;
  switch (status) {
    case 'DEGRADED':
      return (
        <g className="fill-amber-strong">
          <rect x={x} y={0} width={WIDTH} height={middle - CUT / 2} />
          <rect x={x} y={middle + CUT / 2} width={WIDTH} height={middle - CUT / 2} />
        </g>
      );
    case 'OUTAGE':
      return (
        <g className="fill-err">
          <rect x={x} y={0} width={WIDTH} height={middle - CUT / 2} />
          <rect x={x} y={middle + CUT / 2} width={WIDTH} height={middle - CUT / 2 + TAIL} />
        </g>
      );
    case 'OPERATIONAL':
      return <rect x={x} y={0} width={WIDTH} height={BAR_HEIGHT} className="fill-go" />;
    case 'MAINTENANCE':
      return (
        <g className="stroke-brand">
          <rect x={x + 0.5} y={0.5} width={WIDTH - 1} height={BAR_HEIGHT - 1} className="fill-paper" />
          <rect x={x + 0.5} y={middle} width={WIDTH - 1} height={middle - 0.5} className="fill-brand" />
        </g>
      );
    default:
      return (
        <rect x={x + 0.5} y={0.5} width={WIDTH - 1} height={BAR_HEIGHT - 1} className="fill-paper stroke-line-strong" />
      );
  }
}
