import { CoverLine } from './CoverLine.tsx';
import { CoverTable } from './CoverTable.tsx';
import { dayNames } from './day-names.ts';

const HEIGHT = 220;
const FOOT = 190;

export interface CoverChartProps {
  /** From Monday to Sunday. */
  expected: readonly number[];
  /** How far an expectation is out in the mean: the band around the line. */
  error: number;
  rostered: number;
}

/** The week as a line in its band of error, and the roster as a broken line. As wide as its container, with a fixed size of letters. */
export function CoverChart({ expected, error, rostered }: CoverChartProps) {
  const least = Math.floor(Math.min(...expected, rostered) - error) - 1;
  const most = Math.ceil(Math.max(...expected, rostered) + error) + 1;
  const x = (day: number) => `${(((day + 0.5) / expected.length) * 100).toFixed(2)}%`;
  const y = (nurses: number) => Math.round(FOOT - ((nurses - least) / (most - least)) * (FOOT - 24));
  return (
    <>
      <svg aria-hidden focusable="false" width="100%" height={HEIGHT} className="num mt-4 block text-xs">
        {[least, Math.round((least + most) / 2), most].map((nurses) => (
          <g key={nurses}>
            <line x2="100%" y1={y(nurses)} y2={y(nurses)} className="stroke-line" />
            <text y={y(nurses) - 5} className="fill-ink-2">
              {nurses}
            </text>
          </g>
        ))}
        <CoverLine expected={expected} error={error} y={y} height={HEIGHT} />
        <line x2="100%" y1={y(rostered)} y2={y(rostered)} className="stroke-ink-2 stroke-2" strokeDasharray="3 5" />
        {expected.map((nurses, day) => (
          <g key={dayNames[day]}>
            {nurses > rostered && (
              <line x1={x(day)} x2={x(day)} y1={y(nurses)} y2={y(rostered)} className="stroke-amber-text stroke-2" />
            )}
            <circle
              cx={x(day)}
              cy={y(nurses)}
              r="5"
              className={nurses > rostered ? 'fill-paper stroke-amber-text stroke-3' : 'fill-brand'}
            />
            <text x={x(day)} y={HEIGHT - 6} textAnchor="middle" className="fill-ink-2">
              {dayNames[day]?.slice(0, 3)}
            </text>
          </g>
        ))}
      </svg>
      <CoverTable expected={expected} />
      <p aria-hidden className="mt-2 flex flex-wrap gap-x-6 text-xs">
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-3 border-brand" /> Needed, with the mean error
        </span>
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-2 border-dashed border-ink-2" /> Rostered
        </span>
      </p>
    </>
  );
}
