import { PauseUpdates } from './PauseUpdates.tsx';
import { useVisitors } from './use-visitors.ts';
import { VisitorFigure } from './VisitorFigure.tsx';
import type { VisitorCountsFragment } from './visitors.generated.ts';
import { COUNTED_NOTE, ESTIMATED_NOTE, ONLINE_NOW, TODAY, TOTAL, VISITORS } from './words.ts';

/** The card of the footer, in milliseconds and visitors. */
const REFRESH = 30_000;
const MOST = 100;

/** How many visitors there are now, were today and on all days, and what that is made of. */
export function VisitorCard({ served }: { served: VisitorCountsFragment | undefined }) {
  const visitors = useVisitors({ served, interval: REFRESH, most: MOST });
  const figures = [
    { label: ONLINE_NOW, count: visitors?.onlineUsers },
    { label: TODAY, count: visitors?.todayVisitors },
    { label: TOTAL, count: visitors?.totalVisitors },
  ];
  const note = visitors?.isEstimated ? ESTIMATED_NOTE : COUNTED_NOTE;
  return (
    <section aria-labelledby="visitors-title" title={note}>
      <h2 id="visitors-title" className="mb-3 text-base font-bold">
        {VISITORS}
      </h2>
      <dl>
        {figures.map(({ label, count }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd className="num">
              <VisitorFigure count={count} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-2">{note}</p>
      <PauseUpdates className="min-h-11 text-link hover:text-link-hover" />
    </section>
  );
}
