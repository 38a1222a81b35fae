import { type Column, DataTable } from '../ui/DataTable.tsx';
import { formatDate } from '../ui/dates.ts';
import { formatNumber } from '../ui/numbers.ts';
import type { OwnApiKeyFragment } from './api-keys.generated.ts';

type Day = OwnApiKeyFragment['usage'][number];

const WIDTH = 300;
const HEIGHT = 48;

const columns: readonly [Column<Day>, ...Column<Day>[]] = [
  { header: 'Day', cell: ({ day }) => formatDate(day) },
  { header: 'Operations', cell: ({ operations }) => formatNumber(operations), isNumber: true },
  { header: 'Points', cell: ({ points }) => formatNumber(points), isNumber: true },
];

/** What was asked with a key in the last 30 days: as bars of points, and behind its control as a table. */
export function KeyUsage({ usage, id, name }: { usage: readonly Day[]; id: string; name: string }) {
  const total = usage.reduce((sum, { points }) => sum + points, 0);
  const most = Math.max(...usage.map(({ points }) => points));
  if (total === 0) {
    return <p className="mt-3 text-sm text-ink-2">Not used in the last 30 days.</p>;
  }
  const step = WIDTH / usage.length;
  const heading = `usage-${id}`;
  return (
    <div className="mt-4">
      <p id={heading} className="num text-sm">
        {formatNumber(total)} points in the last 30 days
        <span className="sr-only"> with {name}</span>
      </p>
      <svg
        role="img"
        aria-label={`${name}: points by day, ${formatNumber(most)} at most`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 block h-12 w-full max-w-75"
      >
        {usage.map(({ day, points }, index) => {
          const height = points === 0 ? 1 : Math.max(2, (points / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={(index * step + 1).toFixed(1)}
              y={(HEIGHT - height).toFixed(1)}
              width={(step - 2).toFixed(1)}
              height={height.toFixed(1)}
              className={points === 0 ? 'fill-line-strong' : 'fill-brand'}
            />
          );
        })}
      </svg>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-[0.15em]">
          Show as a table<span className="sr-only">: {name}</span>
        </summary>
        <DataTable
          labelledBy={heading}
          columns={columns}
          rows={usage.toReversed().filter(({ operations }) => operations > 0)}
          rowKey={({ day }) => day}
        />
      </details>
    </div>
  );
}
