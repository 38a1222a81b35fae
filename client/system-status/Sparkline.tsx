import { formatDuration } from './status-in-words.ts';
import type { StatusDayFieldsFragment } from './status-page.generated.ts';

const WIDTH = 120;
const HEIGHT = 28;
const MARGIN = 3;

interface SparklineProps {
  name: string;
  days: readonly StatusDayFieldsFragment[];
  /** What the newest answer took; null if there is none. */
  now: number | null;
}

/** What the answers of each day took on average, as a line, with the least and the most of it in words. */
export function Sparkline({ name, days, now }: SparklineProps) {
  const known = days.flatMap(({ averageResponseTime }, index) =>
    averageResponseTime === null ? [] : [{ index, value: averageResponseTime }],
  );
  if (known.length === 0) return null;
  const least = Math.min(...known.map(({ value }) => value));
  const most = Math.max(...known.map(({ value }) => value));
  const x = (index: number) => MARGIN + (index / Math.max(1, days.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - least) / (most - least)) * (HEIGHT - 2 * MARGIN);
  const points = known.map(({ index, value }) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  const last = known[known.length - 1] ?? { index: 0, value: 0 };
  const range = least === most ? formatDuration(least) : `${formatDuration(least)} to ${formatDuration(most)}`;
  return (
    <>
      <svg
        role="img"
        aria-label={`${name}: response by day, ${range}${now === null ? '' : `, now ${formatDuration(now)}`}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="inline-block h-7 w-30"
      >
        <path d={`M${points.join(' L')}`} className="fill-none stroke-ink-2 stroke-[1.5]" />
        <circle cx={x(last.index)} cy={y(last.value)} r={MARGIN} className="fill-brand" />
      </svg>
      <span aria-hidden className="num block text-xs text-ink-2">
        {range}
      </span>
    </>
  );
}
