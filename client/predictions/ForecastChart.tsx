import type { ForecastFragment } from './predictions.generated.ts';

const HEIGHT = 160;
const FOOT = 150;
const HEAD = 16;
/** The half year that is shown before the forecast. */
const WEEKS_BEFORE = 26;

/** The last half year as a line, and the forecast as a broken line in its band of error. The table beside it has the numbers. */
export function ForecastChart({ forecast: { history, weeks, backTest } }: { forecast: ForecastFragment }) {
  const before = history.slice(-WEEKS_BEFORE).map(({ posts }) => posts);
  const expected = weeks.map(({ posts }) => posts);
  const most = Math.ceil(Math.max(1, ...before, ...expected.map((posts) => posts + backTest.error)));
  const y = (posts: number) => Math.round(FOOT - (Math.max(0, posts) / most) * (FOOT - HEAD));
  const at = (values: readonly number[], from: number) => values.map((posts, week) => `${from + week},${y(posts)}`);
  const ahead = [before.at(-1) ?? 0, ...expected];
  const begin = before.length - 1;
  const band = [
    ...at(
      expected.map((posts) => posts + backTest.error),
      before.length,
    ),
    ...at(
      expected.map((posts) => posts - backTest.error),
      before.length,
    ).toReversed(),
  ];
  return (
    <div aria-hidden>
      <svg aria-hidden focusable="false" width="100%" height={HEIGHT} className="num mt-3 block text-xs">
        {[0, Math.round(most / 2), most].map((posts) => (
          <g key={posts}>
            <line x2="100%" y1={y(posts)} y2={y(posts)} className="stroke-line" />
            <text y={y(posts) - 4} className="fill-ink-2">
              {posts}
            </text>
          </g>
        ))}
        <svg
          aria-hidden
          focusable="false"
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 ${begin + expected.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <polygon points={band.join(' ')} className="fill-brand-tint" />
          <polyline
            points={at(before, 0).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-ink-2 stroke-2"
          />
          <polyline
            points={at(ahead, begin).join(' ')}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="5 4"
            className="fill-none stroke-brand stroke-3"
          />
        </svg>
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-6 text-xs">
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-2 border-ink-2" /> Posts of the last {before.length} weeks
        </span>
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-3 border-dashed border-brand" /> Expected, with the mean error
        </span>
      </p>
    </div>
  );
}
